import { createContext } from 'react';

/** The image proxy's URL, before `/insecure/…`. */
export const PictureBaseContext = createContext('');
