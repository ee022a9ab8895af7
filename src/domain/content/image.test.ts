import { describe, expect, it } from 'vitest';
import { pictureSet, pictureUrl } from './image';

const size = { width: 100.5, height: 80, quality: 70 };

describe('an image URL', () => {
  it('requests the displayed size from the proxy', () => {
    expect(
      pictureUrl('https://cdn.uz/', 'food/plov.png', { width: 120.5, height: 80, quality: 70 }),
    ).toBe('https://cdn.uz/insecure/resize:fit:121:80/quality:70/plain/food/plov.png@webp');
  });

  it('defaults to 480 by 480 in full quality', () => {
    expect(pictureUrl('https://cdn.uz', '/plov.png')).toBe(
      'https://cdn.uz/insecure/resize:fit:480:480/quality:100/plain/plov.png@webp',
    );
  });

  it('escapes reserved characters', () => {
    expect(pictureUrl('', 'a b@2x?.png')).toMatch(/plain\/a%20b%402x%3F\.png@webp$/);
  });

  it('accepts a path with a lone surrogate', () => {
    expect(pictureUrl('', 'plov\ud83c.png')).toMatch(/plain\/plov\.png@webp$/);
  });

  it('passes an absolute URL through the proxy, encoded', () => {
    expect(pictureUrl('', 'https://img.uz/a.png?v=1')).toMatch(
      /plain\/https%3A%2F%2Fimg\.uz%2Fa\.png%3Fv%3D1@webp$/,
    );
  });

  it('is null without an image or for a forbidden scheme', () => {
    for (const path of [
      null,
      undefined,
      '',
      ' ',
      '/',
      '//evil.uz/a.png',
      'data:image/png;base64,x',
    ]) {
      expect(pictureUrl('https://cdn.uz', path)).toBeNull();
      expect(pictureSet('https://cdn.uz', path, size, [1])).toBeNull();
    }
  });

  it('is generated for each pixel density', () => {
    const at = (width: number, height: number) =>
      `https://cdn.uz/insecure/resize:fit:${width}:${height}/quality:70/plain/plov.png@webp`;
    expect(pictureSet('https://cdn.uz', 'plov.png', size, [1, 2, 3])).toEqual({
      src: at(101, 80),
      srcSet: `${at(101, 80)} 1x, ${at(201, 160)} 2x, ${at(302, 240)} 3x`,
    });
  });
});
