import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CodeField } from './CodeField';

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
