import { expect, it } from 'vitest';
import { cameInOnePiece } from './codeArrival';

const input = (inputType: string, data: string | null) =>
  new InputEvent('input', { inputType, data });

it.each([
  ['pasted', input('insertFromPaste', null), 6],
  ['filled in by Chrome, with a plain event', new Event('input'), 6],
  ['filled in by a keyboard, as one text', input('insertText', '123456'), 6],
  ['filled in over a wrong one of the same length', input('insertText', '١٢٣٤٥٦'), 0],
  ['filled in without its text', input('insertText', null), 4],
] as const)('a code that is %s arrives in one piece', (_, event, added) => {
  expect(cameInOnePiece(event, added)).toBe(true);
});

it.each([
  ['typed', input('insertText', '6'), 1],
  ['deleted', input('deleteContentBackward', null), -1],
  ['cut down by a selection', input('deleteByCut', null), -3],
  // A composing keyboard reports the whole composition with each key.
  ['composed, at its fourth key', input('insertCompositionText', '1234'), 1],
  ['composed and then accepted', input('insertFromComposition', '1234'), 0],
  [
    'composed, by another name',
    new InputEvent('input', { inputType: 'insertText', data: '1234', isComposing: true }),
    1,
  ],
] as const)('a code that is %s does not arrive in one piece', (_, event, added) => {
  expect(cameInOnePiece(event, added)).toBe(false);
});
