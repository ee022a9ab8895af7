import { type Layer, ofRank, widths } from './layer';
import type { Palette } from './palette';

function label(
  part: Pick<Layer, 'id'> & Partial<Layer>,
  colour: string,
  halo: string,
  size: unknown,
): Layer {
  const { layout, ...rest } = part;
  return {
    type: 'symbol',
    ...rest,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': ['system-ui', 'sans-serif'],
      'text-size': size,
      'text-max-width': 8,
      ...layout,
    },
    paint: { 'text-color': colour, 'text-halo-color': halo, 'text-halo-width': 1.5 },
  };
}

const alongLine = { 'symbol-placement': 'line', 'symbol-spacing': 320, 'text-max-angle': 30 };

/** The map's labels: streets, water, parks, districts, towns. */
export function labels(p: Palette): Layer[] {
  const street = (rank: 1 | 2 | 3, minzoom: number, size: number) =>
    label(
      {
        id: `street-name-${rank}`,
        source: 'streets',
        minzoom,
        filter: ofRank(rank),
        layout: alongLine,
      },
      p.streetName,
      p.halo,
      ['interpolate', ['linear'], ['zoom'], minzoom, size - 1.5, 17, size + 1.5],
    );
  return [
    street(3, 15.5, 11),
    street(2, 14, 11.5),
    street(1, 12.5, 12),
    label(
      {
        id: 'water-name',
        source: 'water',
        minzoom: 12,
        layout: { ...alongLine, 'text-letter-spacing': 0.12 },
      },
      p.waterName,
      p.water,
      12,
    ),
    label({ id: 'park-name', source: 'parks', minzoom: 13.5 }, p.parkName, p.park, 11.5),
    label(
      {
        id: 'district',
        source: 'places',
        minzoom: 11,
        maxzoom: 15.5,
        filter: ofRank(2),
        layout: { 'text-letter-spacing': 0.04 },
      },
      p.district,
      p.halo,
      widths(11, 14.5, 17),
    ),
    label({ id: 'town', source: 'places', maxzoom: 12, filter: ofRank(1) }, p.town, p.halo, [
      'interpolate',
      ['linear'],
      ['zoom'],
      6,
      13,
      11,
      20,
    ]),
  ];
}
