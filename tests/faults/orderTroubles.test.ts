import { describeTroubles } from './describeTroubles';
import { createMockCustomer } from './mockCustomer';

describeTroubles(createMockCustomer);
