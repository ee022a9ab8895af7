import type { Localized } from '../text/language';
import type { ContentLink } from './contentLink';

/** A picture on home that turns into the next one, and leads somewhere when it has a link. */
export type Banner = {
  id: string;
  image: string;
  title: Localized;
  priority: number;
  link: ContentLink | null;
};

/** How long a banner stands before the next one comes, in milliseconds. */
export const bannerMs = 5000;
