import { runScenarios } from './runScenarios';

runScenarios('webkit', { nth: 2, of: 2 });
