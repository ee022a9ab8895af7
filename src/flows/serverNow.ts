import * as clock from '../stores/clock';
import { wired } from './wiring';

/** The moment by which hours and slots are decided: the server's "now" where it is known, epoch milliseconds. */
export const serverNow = (): number => clock.corrected(wired().now());
