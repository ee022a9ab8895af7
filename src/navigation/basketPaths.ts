import { paths } from './paths';

// Apart from `paths`, because the first load does not need it.

/** Sends the basket to others as a link. */
export const sendBasketPath = `${paths.basket}?send=1`;
