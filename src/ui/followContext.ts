import { createContext } from 'react';

/** Follows a path of the storefront: the shop opens a sheet, a page that stands alone goes there. */
export const FollowContext = createContext<(path: string) => void>((path) => location.assign(path));
