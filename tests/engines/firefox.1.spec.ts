import { runScenarios } from './runScenarios';

runScenarios('firefox', { nth: 1, of: 2 });
