import { describeCalls } from './matrix';
import { createMockCustomer } from './mockCustomer';
import { people } from './scenarios/people';

describeCalls(people, createMockCustomer);
