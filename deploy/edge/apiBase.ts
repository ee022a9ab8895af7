import { developmentApi } from '../../src/domain/start/host';
import type { EdgeSite } from './template.ts';

/** The page's API base as an absolute address; null for a path without an origin to put it on. */
export function apiBaseOf(
  { host: { settings } }: EdgeSite,
  merchantKey: string,
  apiOrigin: string | undefined,
): string | null {
  const usual = settings.VITE_API_BASE_URL || '/api';
  const chosen = developmentApi(merchantKey) ? settings.VITE_DEV_API_BASE_URL || usual : usual;
  const base = chosen.trim().replace(/\/+$/, '');
  if (/^https?:\/\//.test(base)) return base;
  return apiOrigin ? apiOrigin.replace(/\/+$/, '') + base : null;
}
