import { describeCalls } from './matrix';
import { places } from './scenarios/places';

describeCalls(places);
