import type { Localized } from '../domain/text/language';
import { isolate } from './phrases';
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
  const shopText = description ? showText(description) : '';
  return shopText ? `${sentence}\n${t('errors.shopSays', { text: isolate(shopText) })}` : sentence;
}

function fallbackOf(kind: Failure['kind']): TextKey {
  if (kind === 'network' || kind === 'timeout') return `errors.${kind}`;
  return kind === 'unauthorized' || kind === 'noToken' ? 'errors.staleSession' : 'errors.general';
}

/**
 * The text about a failed phone change (§8): the server's description in the user's language, else
 * in Uzbek, else the same as `errorText`.
 */
export function phoneErrorText(
  failure: Failure,
  known: Readonly<Record<number, TextKey>> = {},
): string {
  const { description } = failure;
  const serverText = description?.[currentLanguage() ?? 'uz']?.trim() || description?.uz?.trim();
  return serverText || errorText(failure, known);
}

/** Why a code was rejected; `isWrong`: the code itself is wrong and must be entered again. */
export type CodeRefusal = { text: string; isWrong: boolean };

const wrongCode = { 400: 'errors.wrongCode', 422: 'errors.wrongCode' } as const satisfies Record<
  number,
  TextKey
>;

/** The message for a code that the server rejected (§8); `textOf` builds the text. */
export function codeRefusal(failure: Failure, textOf = errorText): CodeRefusal {
  const { status } = failure;
  return { text: textOf(failure, wrongCode), isWrong: status !== null && status in wrongCode };
}
