import { createContext } from 'react';

/** Tries each picture again that has failed; `app/Sheets` calls them when somebody comes back. */
export const failedPictures = new Set<() => void>();

/** The image proxy's URL, before `/insecure/…`. */
export const PictureBaseContext = createContext('');
