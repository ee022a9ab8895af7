import { describeCalls } from './matrix';
import { content } from './scenarios/content';

describeCalls(content);
