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

function fields(spec: StyleSpecification) {
  return spec.layers.map((layer) =>
    layer.type === 'symbol' ? (layer.layout?.['text-field'] ?? null) : null,
  );
}

describe('the map style', () => {
  it('comes from the template for the theme, or is OpenFreeMap’s without a template', () => {
    expect(styleUrlFor('/map/{theme}.json', 'dark')).toBe('/map/dark.json');
    expect(styleUrlFor('/one-for-all.json', 'dark')).toBe('/one-for-all.json');
    expect(styleUrlFor(null, 'light')).toBe('https://tiles.openfreemap.org/styles/liberty');
    expect(styleUrlFor(null, 'dark')).toBe('https://tiles.openfreemap.org/styles/dark');
  });

  it('labels places in the language, else in the local one, and keeps other texts unchanged', () => {
    const kazakh = ['coalesce', ['get', 'name:kk'], ['get', 'name']];
    expect(fields(inLanguage(style, 'kz'))).toEqual([null, kazakh, kazakh, ['get', 'ref'], null]);
  });

  it('is rejected on a server error or an invalid response', async () => {
    const { signal } = new AbortController();
    const stubResponse = (body: string, status = 200) =>
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
    stubResponse(JSON.stringify(style));
    expect(await loadStyle('/style.json', signal)).toEqual(style);
    for (const [body, status] of [
      ['{}', 503],
      ['<!doctype html>', 200],
      ['null', 200],
      ['{"version":8}', 200],
    ] as const) {
      stubResponse(body, status);
      await expect(loadStyle('/style.json', signal)).rejects.toThrow();
    }
  });
});
