import { beginOtherJourneys } from './openOther';
import { testAlone } from './variantWalks';

beginOtherJourneys();
testAlone(0);
