/** The part of a MapLibre layer used here. */
export type Layer = {
  id: string;
  type: 'background' | 'fill' | 'line' | 'symbol';
  source?: string;
  minzoom?: number;
  maxzoom?: number;
  filter?: unknown[];
  layout?: Record<string, unknown>;
  paint?: Record<string, unknown>;
};

/** A width growing with the zoom, in pixels at zoom 10, 14 and 18. */
export const widths = (far: number, middle: number, near: number) => [
  'interpolate',
  ['exponential', 1.7],
  ['zoom'],
  10,
  far,
  14,
  middle,
  18,
  near,
];

export const ofRank = (rank: number) => ['==', ['get', 'rank'], rank];
