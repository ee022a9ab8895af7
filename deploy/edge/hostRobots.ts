import { brandOf, readBrands } from '../../src/domain/brand/brandTable';
import { isDevelopmentHost } from '../../src/domain/start/host';
import { closedRobotsText, robotsText } from '../robotsText.ts';
import type { EdgeSite } from './template.ts';

/** The brand whose hosts are for trying (§1: a test host maps to a demo brand). */
const demoBrand = 'demo';

/** `robots.txt` of a host: nobody's shop is found at a host that is for trying. */
export function hostRobots({ host: { settings }, isFallback }: EdgeSite, host: string): string {
  const brand = brandOf(readBrands(settings.VITE_BRANDS ?? ''), host);
  if (isDevelopmentHost(host) || brand === demoBrand) return closedRobotsText;
  return robotsText(isFallback ? null : `https://${host}`);
}
