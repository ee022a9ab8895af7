import { describeCalls } from './matrix';
import { createMockCustomer } from './mockCustomer';
import { shop } from './scenarios/shop';

describeCalls(shop, createMockCustomer);
