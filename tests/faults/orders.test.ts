import { describeCalls } from './matrix';
import { orders } from './scenarios/orders';

describeCalls(orders);
