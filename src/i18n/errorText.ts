import type { Localized } from '../domain/text/language';
import { isolate } from './isolate';
import { showText } from './show';
import { currentLanguage, type TextKey, t } from './t';

/** The input for an error text; the errors of `api` have this shape. */
export type Failure = {
  kind: 'network' | 'timeout' | 'status' | 'unreadable' | 'unauthorized' | 'noToken' | 'ended';
  status: number | null;
  description: Localized | null;
  /** the server's machine-readable reason, without a text */
  reason?: 'overpriced';
};

/**
 * The user-facing text about a failed request (§8): the server's description in the user's
 * language, else the text for `reason` or for a status in `known`, which the caller provides, else
 * the fallback, each with the description in another language on a line below, as what the shop
 * says. '' if the request's scope has ended.
 */
export function errorText(
  { kind, status, description, reason }: Failure,
  known: Readonly<Record<number, TextKey>> = {},
): string {
  if (kind === 'ended') return '';
  const ownText = description?.[currentLanguage() ?? 'uz']?.trim();
  if (ownText) return ownText;
  const specific = status === null ? undefined : known[status];
  const sentence = t(reason ? `errors.${reason}` : (specific ?? fallbackOf(kind)));
  const said = description ? showText(description) : '';
  return said ? `${sentence}\n${t('errors.shopSays', { text: isolate(said) })}` : sentence;
}

function fallbackOf(kind: Failure['kind']): TextKey {
  if (kind === 'network' || kind === 'timeout') return `errors.${kind}`;
  return kind === 'unauthorized' || kind === 'noToken' ? 'errors.staleSession' : 'errors.general';
}
