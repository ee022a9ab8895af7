import { errorText, type Failure } from './errorText';
import type { TextKey } from './t';

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
