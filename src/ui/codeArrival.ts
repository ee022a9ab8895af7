import { limits } from '../domain/limits';
import { digitsIn } from '../domain/text/digits';

/**
 * Whether the digits came in one piece, pasted or filled in by the phone, and not key by key. Browsers
 * tell of it in different ways: by the kind of the input, by its text, or by no kind at all.
 */
export function cameInOnePiece(event: Event, added: number): boolean {
  if (!(event instanceof InputEvent) || event.inputType === '') return true;
  const { inputType, data } = event;
  // A keyboard that composes sends the whole composition with every key.
  if (event.isComposing || inputType.includes('Composition')) return false;
  if (/^insert(FromPaste|FromDrop|ReplacementText)$/.test(inputType)) return true;
  const count = Math.max(digitsIn(data ?? '').length, added);
  return inputType.startsWith('insert') && count >= limits.codeDigits.least;
}
