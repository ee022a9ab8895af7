import { expect, test } from 'vitest';
import { checkAnswer } from './checkAnswer';
import { TooLarge } from './readBody';

test.each([
  ['merchant', { id: 1, isActive: true }],
  ['settings', { mainColor: '#123456' }],
  ['content', [{}]],
] as const)('%s is read in one piece only up to 300 kB', async (kind, value) => {
  const text = (length: number) => JSON.stringify(value).padEnd(length);
  expect((await checkAnswer(kind, text(300_000), 300_000)).isGood).toBe(true);
  await expect(checkAnswer(kind, text(300_001), 300_001)).rejects.toThrow(TooLarge);
});
