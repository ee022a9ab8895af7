import * as limits from '../domain/limits';
import { digitsIn } from '../domain/text/digits';

/**
 * Whether the digits were pasted or autofilled in one piece rather than typed. Browsers differ in
 * how they report it: by the input type, by the text, or not at all.
 */
export function cameInOnePiece(event: Event, added: number): boolean {
  if (!(event instanceof InputEvent) || event.inputType === '') return true;
  const { inputType, data } = event;
  // A composing keyboard sends the whole composition with every key.
  if (event.isComposing || inputType.includes('Composition')) return false;
  if (/^insert(FromPaste|FromDrop|ReplacementText)$/.test(inputType)) return true;
  const count = Math.max(digitsIn(data ?? '').length, added);
  return inputType.startsWith('insert') && count >= limits.codeDigits.least;
}
