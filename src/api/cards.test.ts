// @vitest-environment node
import { expect, test } from 'vitest';
import { addCard, findPendingCard } from './cards';
import { body, fakeServer, json } from './fakeServer.testing';

const number = '8600 1234 1234 1239';
const waiting = { id: 7, number: '8600 **** **** 1239', isVerified: false };

test('a card accepted without a body is found in the list as pending', async () => {
  const others = [
    { ...waiting, id: 5 },
    waiting,
    { ...waiting, id: 8, isVerified: true },
    { ...waiting, id: 9, number: '8600 **** **** 0000' },
  ];
  const { http } = fakeServer(
    () => body(null, 204),
    () => json(others),
    () => json([]),
  );
  expect(await addCard(http, { name: '', number, expire: '09/28' })).toEqual([null, null]);
  expect(await findPendingCard(http, number)).toEqual([null, { id: '7', phone: null, time: 60 }]);
  expect(await findPendingCard(http, number)).toEqual([null, null]);
});
