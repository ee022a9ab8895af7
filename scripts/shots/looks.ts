import type { Language } from '../../src/domain/text/language';

/** One left-to-right and one right-to-left language. */
export const languages = ['uz', 'ar'] as const satisfies readonly Language[];

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];
