import * as clock from '../stores/clock';
import { services } from './services';

/** The moment by which hours and slots are decided: the server's "now" where it is known, epoch milliseconds. */
export const serverNow = (): number => clock.corrected(services().now());
