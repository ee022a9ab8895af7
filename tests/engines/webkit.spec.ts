import { runScenarios } from './runScenarios';

runScenarios('webkit');
