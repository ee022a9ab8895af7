import type { Localized } from '../text/language';
import type { ContentLink } from './contentLink';

/** A carousel image on home with an optional link. */
export type Banner = {
  id: string;
  image: string;
  title: Localized;
  priority: number;
  link: ContentLink | null;
};

/** Time per banner, ms. */
export const bannerMs = 5000;
