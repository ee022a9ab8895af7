import { createContext } from 'react';

/** The image proxy's address, before `/insecure/…`. */
export const PictureBaseContext = createContext('');
