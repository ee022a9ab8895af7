import { fileURLToPath } from 'node:url';

/** The project folder, independent of the working directory. */
export const root = fileURLToPath(new URL('..', import.meta.url));
