import { runScenarios } from './runScenarios';

runScenarios('chromium');
