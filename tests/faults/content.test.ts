import { describeCalls } from './matrix';
import { createMockCustomer } from './mockCustomer';
import { content } from './scenarios/content';

describeCalls(content, createMockCustomer);
