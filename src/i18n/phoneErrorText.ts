import { errorText, type Failure } from './errorText';
import { currentLanguage, type TextKey } from './t';

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
