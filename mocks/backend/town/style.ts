import { type Source, sources } from './geojson';
import { labels } from './labels';
import { type Layer, ofRank, widths } from './layer';
import { type Palette, palettes } from './palette';

/** The part of the MapLibre style specification used here. */
export type Style = {
  version: 8;
  name: string;
  sources: Record<string, Source>;
  layers: Layer[];
};

const ofKind = (kind: string) => ['==', ['get', 'kind'], kind];

const roadWidths = { 1: widths(1.6, 7, 44), 2: widths(0.5, 3.4, 28), 3: widths(0.2, 1.5, 15) };
const caseWidths = { 1: widths(2.4, 9, 48), 2: widths(0.8, 4.8, 31), 3: widths(0.3, 2.3, 17) };
const fromZoom = { 1: 6, 2: 11, 3: 12.5 };

/** A road's fill or, with `isCase`, its outline beneath. */
function road(rank: 1 | 2 | 3, colour: string, isCase = false): Layer {
  return {
    id: `road-${rank}${isCase ? '-case' : ''}`,
    type: 'line',
    source: 'streets',
    minzoom: fromZoom[rank],
    filter: ofRank(rank),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': (isCase ? caseWidths : roadWidths)[rank] },
  };
}

function grounds(p: Palette): Layer[] {
  const kind = (name: string, colour: string, source = 'blocks'): Layer => ({
    id: name,
    type: 'fill',
    source,
    filter: ofKind(name),
    paint: { 'fill-color': colour },
  });
  return [
    { id: 'land', type: 'background', paint: { 'background-color': p.land } },
    kind('field', p.field, 'fields'),
    kind('orchard', p.orchard, 'fields'),
    { id: 'ground', type: 'fill', source: 'ground', paint: { 'fill-color': p.ground } },
    { ...kind('offices', p.offices), minzoom: 12 },
    { ...kind('flats', p.flats), minzoom: 12 },
    { ...kind('school', p.school), minzoom: 12 },
    kind('park', p.park),
    { id: 'pond', type: 'fill', source: 'ponds', minzoom: 12, paint: { 'fill-color': p.water } },
    {
      id: 'path',
      type: 'line',
      source: 'paths',
      minzoom: 13.5,
      layout: { 'line-join': 'round' },
      paint: { 'line-color': p.path, 'line-width': widths(0.5, 1.4, 7) },
    },
    {
      id: 'water',
      type: 'line',
      source: 'water',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      // Metres on the ground at this latitude, with a minimum visible width.
      paint: {
        'line-color': p.water,
        'line-width': [
          'interpolate',
          ['exponential', 2],
          ['zoom'],
          10,
          ['max', 1.6, ['/', ['get', 'width'], 57]],
          18,
          ['*', ['get', 'width'], 4.46],
        ],
      },
    },
  ];
}

function rails(p: Palette): Layer[] {
  const line = (id: string, paint: Record<string, unknown>): Layer => ({
    id,
    type: 'line',
    source: 'rails',
    minzoom: 9.5,
    paint,
  });
  return [
    line('rails', { 'line-color': p.rails, 'line-width': widths(1, 2.6, 8) }),
    {
      ...line('sleepers', {
        'line-color': p.land,
        'line-width': widths(0.4, 1.4, 5),
        'line-dasharray': [5, 5],
      }),
      minzoom: 13,
    },
  ];
}

/** The towns as a MapLibre style that needs no tile, glyph or sprite server. */
export function townStyle(theme: 'light' | 'dark'): Style {
  const p = palettes[theme];
  const layers: Layer[] = [
    ...grounds(p),
    road(3, p.roadEdge, true),
    road(2, p.roadEdge, true),
    road(1, p.mainRoadEdge, true),
    road(3, p.road),
    {
      id: 'houses',
      type: 'fill',
      source: 'houses',
      minzoom: 13.5,
      paint: {
        'fill-color': p.house,
        'fill-outline-color': p.houseEdge,
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 13.5, 0, 14.2, 1],
      },
    },
    ...rails(p),
    road(2, p.road),
    road(1, p.mainRoad),
    ...labels(p),
  ];
  return { version: 8, name: `Demo towns, ${theme}`, sources: sources(), layers };
}
