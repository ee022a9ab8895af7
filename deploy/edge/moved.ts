import { publicRoutes } from '../../src/navigation/publicRoutes';
import { plainHeaders } from '../headers.ts';
import type { ShopHost } from '../shopHost.ts';
import type { PageRoute } from './visit.ts';

/** Robots of search engines name their owner's page; no browser does, nor a web view of any phone. */
const isRobot = (agent: string | null): boolean => /\+https?:\/\//.test(agent ?? '');

/**
 * Leads search engines from a host that has moved to the merchant's address. Nobody else: a launch of the mini
 * app cannot be told from a visit (its parameters are in the fragment, and most clients of Telegram name themselves
 * a browser), and a redirect to another origin would take Telegram's bridge away from it. Null: the page as ever.
 */
export function movedAnswer(
  { headers }: Request,
  path: string,
  { name }: PageRoute,
  { movedTo }: ShopHost,
): Response | null {
  if (!movedTo || !publicRoutes.some((each) => each === name)) return null;
  if (!isRobot(headers.get('user-agent'))) return null;
  const answer = { Location: movedTo + path, Vary: 'User-Agent', 'X-Accel-Expires': '0' };
  return new Response(null, { status: 308, headers: { ...plainHeaders, ...answer } });
}
