import type { Zone } from './contract';

/** Zones in GeoJSON's shape, with closed rings. */
export type ZoneGeometry = { type: 'MultiPolygon'; coordinates: [number, number][][][] };

export function zoneGeometry(zones: readonly Zone[]): ZoneGeometry {
  const coordinates = zones.map((zone) =>
    zone.map((ring) => {
      const corners = ring.map(([longitude, latitude]): [number, number] => [longitude, latitude]);
      const [first] = corners;
      return first ? [...corners, first] : corners;
    }),
  );
  return { type: 'MultiPolygon', coordinates };
}

/** The colour of a zone, Telegram's for links: the merchant's may not be visible on a map. */
export const zoneColor = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--raw-link').trim();

export const zoneLook = { fillOpacity: 0.1, lineWidth: 2 } as const;
