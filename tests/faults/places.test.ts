import { describeCalls } from './matrix';
import { createMockCustomer } from './mockCustomer';
import { places } from './scenarios/places';

describeCalls(places, createMockCustomer);
