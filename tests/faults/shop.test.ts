import { describeCalls } from './matrix';
import { shop } from './scenarios/shop';

describeCalls(shop);
