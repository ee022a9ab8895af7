import { createContext } from 'react';

/** Follows a path: the shop opens a sheet, a standalone page navigates. */
export const FollowContext = createContext<(path: string) => void>((path) => location.assign(path));
