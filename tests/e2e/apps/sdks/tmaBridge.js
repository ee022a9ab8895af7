import * as bridge from '@tma.js/bridge';
import { bridgeCalls } from './bridgeCalls';
import { report } from './report';

void report(bridgeCalls(bridge));
