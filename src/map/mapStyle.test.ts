import type { StyleSpecification } from 'react-map-gl/maplibre';
import { describe, expect, it, vi } from 'vitest';
import { inLanguage, loadStyle, styleUrlFor } from './mapStyle';

const style: StyleSpecification = {
  version: 8,
  sources: {},
  layers: [
    { id: 'land', type: 'background' },
    { id: 'town', type: 'symbol', source: 's', layout: { 'text-field': ['get', 'name'] } },
    { id: 'village', type: 'symbol', source: 's', layout: { 'text-field': '{name:latin}' } },
    { id: 'shield', type: 'symbol', source: 's', layout: { 'text-field': ['get', 'ref'] } },
    { id: 'arrow', type: 'symbol', source: 's', layout: { 'icon-image': 'arrow' } },
  ],
};

function fields(of: StyleSpecification) {
  return of.layers.map((layer) =>
    layer.type === 'symbol' ? (layer.layout?.['text-field'] ?? null) : null,
  );
}

describe('the style of the map', () => {
  it('is the template’s for the theme, or OpenFreeMap’s without a template', () => {
    expect(styleUrlFor('/map/{theme}.json', 'dark')).toBe('/map/dark.json');
    expect(styleUrlFor('/one-for-all.json', 'dark')).toBe('/one-for-all.json');
    expect(styleUrlFor(null, 'light')).toBe('https://tiles.openfreemap.org/styles/liberty');
    expect(styleUrlFor(null, 'dark')).toBe('https://tiles.openfreemap.org/styles/dark');
  });

  it('labels places in the language, else as the signs do, and leaves other texts alone', () => {
    const kazakh = ['coalesce', ['get', 'name:kk'], ['get', 'name']];
    expect(fields(inLanguage(style, 'kz'))).toEqual([null, kazakh, kazakh, ['get', 'ref'], null]);
  });

  it('is refused when the server errs or answers with something else', async () => {
    const { signal } = new AbortController();
    const answer = (body: string, status = 200) =>
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
    answer(JSON.stringify(style));
    expect(await loadStyle('/style.json', signal)).toEqual(style);
    for (const [body, status] of [
      ['{}', 503],
      ['<!doctype html>', 200],
      ['null', 200],
      ['{"version":8}', 200],
    ] as const) {
      answer(body, status);
      await expect(loadStyle('/style.json', signal)).rejects.toThrow();
    }
  });
});
