import { createCookies } from './cookies';
import { createStorage } from './storage';

/** Raised when what is stored takes another shape: older values then count as absent. */
const format = 1;

/** What outlives the page, and what outlives a reload. */
export const storage = createStorage(() => window.localStorage, format);
export const windowStorage = createStorage(() => window.sessionStorage, format);

export const cookies = createCookies({
  document,
  isEmbedded: window.parent !== window,
  isSecure: location.protocol === 'https:',
});
