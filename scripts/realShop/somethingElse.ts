import { isOwnError, isPage, readDescription } from '../../src/api/answer';
import type { Asker } from './askShop';
import { readsNamed } from './reads';
import type { Exchange } from './wiretap';

/**
 * Whether what came for a merchant's look-up is not of the API: a gateway's page or text, or that of a wrong path.
 * Nothing about the API, its merchants or its headers can be read off it.
 */
function isSomethingElse({ status, text }: Pick<Exchange, 'status' | 'text'>): boolean {
  if (status === null) return false;
  const answer = { status, text };
  // a merchant that is not known may be an empty answer too
  if (status < 300) return isPage(answer) || (!isOwnError(answer) && !/^\s*(null)?\s*$/.test(text));
  return !isOwnError(answer);
}

/** Calls of different parts of an API, and one that no API has. */
const others = ['settings', 'catalogue'];
const noCall = '/no-such-call';

/**
 * Whether something else answers than the API, by the exchanges of a merchant's look-up: `isSomethingElse`, or a 404
 * in JSON that is no refusal of this API, and that every other path gets too, whatever it is.
 */
export async function isElsewhere(
  { ask, wiretap, apiBase }: Asker,
  exchanges: readonly Exchange[],
): Promise<boolean> {
  const last = exchanges.at(-1);
  if (!last) return false;
  if (isSomethingElse(last)) return true;
  if (last.status !== 404 || readDescription(last.text) !== null) return false;
  const seen = [last];
  for (const read of readsNamed(others)) seen.push(...(await ask(read)).exchanges);
  // without the merchant, of which an API may say the same at every path
  await wiretap.fetch(apiBase + noCall).catch(() => undefined);
  seen.push(...wiretap.take());
  return seen.every((one) => one.status === 404 && kindOf(one) === kindOf(last));
}

/** A body without what changes from request to request: its own address, numbers, ids. */
const kindOf = ({ text, path, query }: Exchange): string =>
  text
    .replaceAll('\\/', '/')
    .replaceAll(path + query, '')
    .replaceAll(path, '')
    .replace(/[\da-f]{8,}|\d+/gi, '#')
    .replace(/(#[-:.TZ+]*)+/g, '#');
