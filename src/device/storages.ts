import { createCookies } from './cookies';
import { createStorage, storedFormat } from './storage';

/** `storage` is persistent; `windowStorage` lasts for the tab's session. */
export const storage = createStorage(() => window.localStorage, storedFormat);
export const windowStorage = createStorage(() => window.sessionStorage, storedFormat);

/** Rendered on a server there is no page, and no cookie of anybody's. */
const noPage = { document: Object.freeze({ cookie: '' }), isEmbedded: false, isSecure: false };

export const cookies = createCookies(
  typeof document === 'undefined'
    ? noPage
    : {
        document,
        isEmbedded: window.parent !== window,
        isSecure: location.protocol === 'https:',
      },
);
