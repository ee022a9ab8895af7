import type { Localized } from '../domain/text/language';
import { showText } from './show';
import { currentLanguage, type TextKey, t } from './t';

/** What a sentence about a failed call is made of; the errors of `api` have this shape. */
export type Failure = {
  kind: 'network' | 'timeout' | 'status' | 'unreadable' | 'unauthorized' | 'noToken' | 'ended';
  status: number | null;
  description: Localized | null;
  /** what the server named without a sentence for it */
  reason?: 'overpriced';
};

/**
 * What to tell a person about a failed call (§8): the server's own description in their language,
 * else what is known: `known` gives sentences to statuses that mean something particular to the
 * caller. Nothing, '', where what the call belonged to has ended. A description in another language stands in only where nothing particular is known.
 */
export function errorText(
  { kind, status, description, reason }: Failure,
  known: Readonly<Record<number, TextKey>> = {},
): string {
  if (kind === 'ended') return '';
  const own = description?.[currentLanguage() ?? 'uz']?.trim();
  if (own) return own;
  if (reason) return t(`errors.${reason}`);
  const particular = status === null ? undefined : known[status];
  if (particular) return t(particular);
  const said = description ? showText(description) : '';
  if (said) return said;
  if (kind === 'network' || kind === 'timeout') return t(`errors.${kind}`);
  return t(
    kind === 'unauthorized' || kind === 'noToken' ? 'errors.staleSession' : 'errors.general',
  );
}
