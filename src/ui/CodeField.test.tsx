import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, test, vi } from 'vitest';
import { CodeField, cameInOnePiece } from './CodeField';

/** Types into a code field of four digits; returns the code that it submits. */
function type(text: string): unknown {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.body.appendChild(document.createElement('main'));
  const root = createRoot(page);
  const onSend = vi.fn();
  onTestFinished(() => {
    act(() => root.unmount());
    page.remove();
  });
  act(() =>
    root.render(<CodeField label="Code" length={4} value="" onChange={vi.fn()} onSend={onSend} />),
  );
  const input = page.querySelector('input') ?? expect.unreachable('There is no field');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  act(() => {
    set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return onSend.mock.lastCall?.[0];
}

test.each(['8819', '٨٨١٩', '۸۸۱۹', '８８１９'])('the code %s can be typed', (code) => {
  expect(type(code)).toBe('8819');
});

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
