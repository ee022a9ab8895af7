import { runScenarios } from './runScenarios';

runScenarios('firefox', { nth: 2, of: 2 });
