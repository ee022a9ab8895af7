import * as clock from '../stores/clock';
import { services } from './services';

/** The time that decides hours and slots: the server's clock where known, epoch ms. */
export const serverNow = (): number => clock.corrected(services().now());
