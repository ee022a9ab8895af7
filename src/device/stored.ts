import { createCookies } from './cookies';
import { createShelf } from './persist';

/** Raised when what is stored takes another shape: older values then count as absent. */
const format = 1;

/** What outlives the page, and what outlives a reload. */
export const shelf = createShelf(() => window.localStorage, format);
export const sessionShelf = createShelf(() => window.sessionStorage, format);

export const cookies = createCookies({
  document,
  isEmbedded: window.parent !== window,
  isSecure: location.protocol === 'https:',
});
