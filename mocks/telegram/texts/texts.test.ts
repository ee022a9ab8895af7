// @vitest-environment node
import { expect, test } from 'vitest';
import { directionOf, textsIn } from './texts';

test('Telegram speaks the person’s language, and English where it does not know it', () => {
  expect(textsIn('uz').cancel).toBe('Bekor qilish');
  expect(textsIn('zh-hans').cancel).toBe('取消');
  expect(textsIn('de').cancel).toBe('Cancel');
  expect(['ar', 'ru', 'de'].map(directionOf)).toEqual(['rtl', 'ltr', 'ltr']);
});
