import type { LatLon, RegionRecord } from '../../records/branch';
import { text } from '../../records/text';
import { demoId } from './identity';

/** A ring around a centre with a radius in degrees of latitude, longitude scaled to look round. */
function ring([latitude, longitude]: LatLon, radius: number, corners: number): LatLon[] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    const round = (value: number) => Math.round(value * 1e6) / 1e6;
    return [
      round(latitude + radius * Math.sin(angle)),
      round(longitude + radius * 1.33 * Math.cos(angle)),
    ];
  });
}

/** The middle of the hole in Tashkent's zone: a railway yard closed to couriers. */
export const noEntry: LatLon = [41.3212, 69.2306];

/** Tashkent with a hole, and Samarkand as one flat ring. */
export const regions: RegionRecord[] = [
  {
    id: 'zona-toshkent',
    merchantId: demoId,
    cityId: 'toshkent',
    name: text('Toshkent markazi', 'Центр Ташкента', 'Central Tashkent'),
    color: '#FFC21A',
    price: 10_000,
    polygon: [ring([41.311081, 69.240562], 0.034, 16), ring(noEntry, 0.003, 8)],
  },
  {
    id: 'zona-samarqand',
    merchantId: demoId,
    cityId: 'samarqand',
    name: text('Samarqand', 'Самарканд', 'Samarkand'),
    color: '#F08C3A',
    price: 7_000,
    polygon: ring([39.654722, 66.975833], 0.025, 12),
  },
];
