import { keepAwake } from '../../device/keepAwake';

/** Keeps the screen lit while a code is shown. Returns a function that ends it. */
export const keepScreenLit = (): (() => void) => keepAwake(document, navigator.wakeLock);
