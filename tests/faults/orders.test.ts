import { describeCalls } from './matrix';
import { createMockCustomer } from './mockCustomer';
import { orders } from './scenarios/orders';

describeCalls(orders, createMockCustomer);
