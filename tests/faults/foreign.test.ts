import { createForeignCustomer } from './foreignCustomer';
import { describeCalls } from './matrix';
import { foreign } from './scenarios/foreign';

describeCalls(foreign, createForeignCustomer);
