import { type ReactNode, useState } from 'react';
import { plural } from '../i18n/t';
import type { LngLat, MapProps, Pin } from './contract';
import styles from './MapPin.module.css';

type Props = {
  label: string;
  /** the label's language, if not the page's */
  lang: string | undefined;
  isSelected: boolean;
  isMuted: boolean;
  /** on a crowded map only the selected pin shows its label */
  isCrowded: boolean;
  icon?: ReactNode;
  onClick: () => void;
  onFocus?: (() => void) | undefined;
};

/** A drop-shaped pin in the merchant's colour; its tip is at the middle of the lower edge. */
export function MapPin(props: Props) {
  const { label, lang, isSelected, isMuted, isCrowded, icon, onClick, onFocus } = props;
  return (
    <button
      type="button"
      className={styles.pin}
      data-pin=""
      data-muted={isMuted || undefined}
      data-crowded={isCrowded || undefined}
      aria-pressed={isSelected}
      onClick={onClick}
      onFocus={onFocus}
    >
      <svg className={styles.drop} viewBox="0 0 36 46" aria-hidden="true">
        <path
          className={styles.body}
          d="M18 45C18 45 34 29.5 34 18A16 16 0 1 0 2 18C2 29.5 18 45 18 45Z"
        />
        {!icon && <circle className={styles.eye} cx="18" cy="18" r="6" />}
      </svg>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label} data-pin-label="" dir="auto" lang={lang}>
        {label}
      </span>
    </button>
  );
}

/** A cluster is not taken apart beyond this zoom: its pins are at one place. */
const closestZoom = 19;
/** How much closer a press on a cluster goes. */
const step = 2;

type PinsNear = {
  /** pins to show; those of clusters have ids of their own */
  pins: readonly Pin[];
  /** tells where the camera has come to rest */
  look: (camera: Camera) => void;
  press: (id: string) => void;
};

/**
 * The pins of a map as they are, or of a crowded one only those near the camera, beside each other
 * as clusters. A press on a cluster goes closer (`onCloser`), and where it can go no closer opens
 * its first pin.
 */
export function usePinsNear(
  all: readonly Pin[],
  onPin: MapProps['onPin'],
  onCloser: (to: Camera) => void,
): PinsNear {
  const [camera, setCamera] = useState<Camera | null>(null);
  const isCrowded = all.length > maxPins;
  const { single, clusters } =
    isCrowded && camera ? gatherPins(all, camera) : { single: isCrowded ? [] : all, clusters: [] };
  return {
    pins: [...single, ...clusters.map(pinOf)],
    look: (to) => isCrowded && setCamera(to),
    press(id) {
      const cluster = clusters.find((each) => each.id === id);
      const [first] = cluster?.pins ?? [];
      if (!cluster || !first) onPin?.(id);
      else if (!camera || camera.zoom >= closestZoom) onPin?.(first.id);
      else onCloser({ centre: cluster.at, zoom: Math.min(camera.zoom + step, closestZoom) });
    },
  };
}

const pinOf = ({ id, at, pins }: Cluster): Pin => ({
  id,
  at,
  label: plural('branches.together', pins.length),
  isMuted: pins.every(({ isMuted }) => isMuted),
  icon: <span className={styles.count}>{pins.length > 999 ? '999+' : pins.length}</span>,
});

/** What the camera looks at, at a zoom of MapLibre's. */
type Camera = { centre: LngLat; zoom: number };

/** Pins beside each other, shown as one with their number. */
type Cluster = { id: string; at: LngLat; pins: readonly Pin[] };

/** Up to this many pins are shown as they are. */
const maxPins = 60;
/** Side of the square in which pins become one, px. */
const cell = 96;
/** Half of the largest map, and a pin more, px. */
const reach = 420;
/** Size of the world at zoom 0, px, as in MapLibre; in Yandex Maps that is zoom 1. */
const world = 512;

/**
 * The pins of a crowded map near the camera: those that stand alone, the selected one, and the
 * others gathered by the square of the map that they are in. Squares belong to the map and not to
 * the screen, so that a cluster stays where it is while the map is moved.
 */
export function gatherPins(
  pins: readonly Pin[],
  { centre, zoom }: Camera,
): { single: readonly Pin[]; clusters: readonly Cluster[] } {
  const size = world * 2 ** Math.round(zoom);
  const [centreX, centreY] = project(centre, size);
  const single: Pin[] = [];
  const squares = new Map<string, Pin[]>();
  for (const pin of pins) {
    const [x, y] = project(pin.at, size);
    if (Math.abs(x - centreX) > reach || Math.abs(y - centreY) > reach) continue;
    if (pin.isSelected) {
      single.push(pin);
      continue;
    }
    const square = `${Math.floor(x / cell)} ${Math.floor(y / cell)}`;
    const inside = squares.get(square);
    if (inside) inside.push(pin);
    else squares.set(square, [pin]);
  }
  const clusters: Cluster[] = [];
  for (const [square, inside] of squares) {
    const [first] = inside;
    if (first && inside.length === 1) single.push(first);
    else clusters.push({ id: `${Math.round(zoom)}: ${square}`, at: meanOf(inside), pins: inside });
  }
  return { single, clusters };
}

/** Web Mercator, px from the north-west corner of a world of this size. */
function project([longitude, latitude]: LngLat, size: number): [x: number, y: number] {
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [(longitude / 360 + 0.5) * size, y * size];
}

function meanOf(pins: readonly Pin[]): LngLat {
  let [longitude, latitude] = [0, 0];
  for (const { at } of pins) {
    longitude += at[0] / pins.length;
    latitude += at[1] / pins.length;
  }
  return [longitude, latitude];
}
