import { type ReactNode, useState } from 'react';
import { plural } from '../i18n/t';
import { type Camera, type Cluster, gatherPins, maxPins } from './clusters';
import type { MapProps, Pin } from './contract';
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
