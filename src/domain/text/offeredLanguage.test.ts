import { describe, expect, it } from 'vitest';
import { offeredLanguage } from './offeredLanguage';

describe('the language to offer to a browser', () => {
  it('is the first of the person\u2019s that the shop has', () => {
    expect(offeredLanguage(['de-DE', 'kk-KZ', 'ru'], ['uz', 'ru'])).toBe('ru');
    expect(offeredLanguage(['zh-Hant-TW', 'en'], [])).toBe('zh');
  });

  it('is none where the shop has none of them', () => {
    expect(offeredLanguage(['de-DE', 'en-US'], ['uz', 'ru'])).toBeNull();
    expect(offeredLanguage([], [])).toBeNull();
  });
});
