import { runScenarios } from './runScenarios';

runScenarios('firefox');
