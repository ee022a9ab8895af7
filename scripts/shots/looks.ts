import type { Language } from '../../src/domain/text/language';

/** A language of each direction. */
export const languages = ['uz', 'ar'] as const satisfies readonly Language[];

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];
