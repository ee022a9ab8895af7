import { expect, test } from 'vitest';
import { lineKey } from '../../domain/basket/cart';
import * as cart from './cart';

const line = { key: 'any', productId: '1', choices: [], count: 2, note: '' };
const sound = { ...line, key: lineKey('1', []) };

test('a stored basket is read as it was written', () => {
  const choices = [
    { modificationId: '7', groupId: '3', count: 1 },
    { modificationId: '8', count: 2 },
  ];
  const whole = { ...line, choices, note: 'no salt', from: 'Aziza' };
  const key = lineKey('1', choices, 'Aziza');
  expect(cart.read({ lines: [whole], id: 'b1' })).toEqual({ lines: [{ ...whole, key }], id: 'b1' });
});

test.each([
  ['no product', { ...line, productId: undefined }],
  ['a product that is a number', { ...line, productId: 1 }],
  ['no count', { ...line, count: 0 }],
  ['a part of one', { ...line, count: 1.5 }],
  ['a count that is text', { ...line, count: '2' }],
  ['nothing in it', null],
])('a stored line with %s is left out, the next one stays', (_, broken) => {
  expect(cart.read({ lines: [broken, line], id: 'b1' })?.lines).toEqual([sound]);
});

test.each([
  ['a note', { note: 5 }],
  ['the choices', { choices: 'all' }],
  [
    'a choice',
    {
      choices: [
        { modificationId: 7, count: 1 },
        { modificationId: '7', count: -1 },
      ],
    },
  ],
  ['a name', { from: {} }],
])('a stored line whose %s cannot be read does without it', (_, broken) => {
  expect(cart.read({ lines: [{ ...line, ...broken }], id: 'b1' })?.lines).toEqual([sound]);
});

test('a choice whose group cannot be read does without the group', () => {
  const choices = [{ modificationId: '7', groupId: 3, count: 1 }];
  const read = cart.read({ lines: [{ ...line, choices }], id: 'b1' });
  expect(read?.lines[0]?.choices).toEqual([{ modificationId: '7', count: 1 }]);
});

test('a stored basket without an id gets one, and one without lines is none', () => {
  expect(cart.read({ lines: [line] })?.id).toMatch(/^[\da-f]{32}$/);
  for (const broken of [null, 'x', {}, { lines: {} }]) expect(cart.read(broken)).toBeNull();
});
