import { describeTroubles } from './describeTroubles';
import { createForeignCustomer } from './foreignCustomer';

describeTroubles(createForeignCustomer);
