import * as bridge from '@telegram-apps/bridge';
import { bridgeCalls } from './bridgeCalls';
import { report } from './report';

void report(bridgeCalls(bridge));
