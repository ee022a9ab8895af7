import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { paymentIcon } from './paymentMarks';

const drawn = (type: Parameters<typeof paymentIcon>[0]) => {
  const icon = paymentIcon(type);
  return typeof icon === 'string' ? icon : renderToStaticMarkup(icon);
};

test('the best-known providers have a shape and a colour each, which only the eye needs', () => {
  const marks = (['PAYME', 'CLICK', 'UZUM'] as const).map(drawn);
  expect(new Set(marks.map((mark) => /d="[^"]+"/.exec(mark)?.[0])).size).toBe(3);
  expect(new Set(marks.map((mark) => /--tint-\w+/.exec(mark)?.[0])).size).toBe(3);
  for (const mark of marks) expect(mark).toContain('aria-hidden="true"');
  expect(drawn('CLICK_MINI_APP')).toBe(drawn('CLICK'));
});

test('any other provider has the card', () => {
  for (const type of ['PAYNET', 'RAHMAT', 'PAYZE', 'OTHER', null] as const)
    expect(drawn(type)).toBe('card');
});
