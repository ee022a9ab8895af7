import { contrast } from './contrast';

/** Yellow on white has 1.5 and is plain to see. */
const lost = 1.4;

/** Whether a filled button without an outline cannot be told from the bar around it. */
export const isLostOn = (color: string, ground: string): boolean => contrast(color, ground) < lost;
