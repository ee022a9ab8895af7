import { errorText, type Failure } from './errorText';
import { currentLanguage, type TextKey } from './t';

/**
 * What to tell a person whose phone was not changed (§8): the server's description in their
 * language, else in Uzbek; the app's own words, as in `errorText`, where it says nothing.
 */
export function phoneErrorText(
  failure: Failure,
  known: Readonly<Record<number, TextKey>> = {},
): string {
  const { description } = failure;
  const said = description?.[currentLanguage() ?? 'uz']?.trim() || description?.uz?.trim();
  return said || errorText(failure, known);
}
