import { describeCalls } from './matrix';
import { people } from './scenarios/people';

describeCalls(people);
