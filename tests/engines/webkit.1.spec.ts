import { runScenarios } from './runScenarios';

runScenarios('webkit', { nth: 1, of: 2 });
