import { errorText, type Failure } from './errorText';
import type { TextKey } from './t';

/** Why a code did not do; `isWrong`: it is the code itself, and another one is to be typed. */
export type CodeRefusal = { text: string; isWrong: boolean };

const wrongCode = { 400: 'errors.wrongCode', 422: 'errors.wrongCode' } as const satisfies Record<
  number,
  TextKey
>;

/** What to tell a person whose code the server has not taken (§8), in the words of `textOf`. */
export function codeRefusal(failure: Failure, textOf = errorText): CodeRefusal {
  const { status } = failure;
  return { text: textOf(failure, wrongCode), isWrong: status !== null && status in wrongCode };
}
