import { customerReads } from './customerReads';
import { publicReads } from './publicReads';

/** Every reading call of the shop. */
export const reads = [...publicReads, ...customerReads];
