import type { ReactNode } from 'react';
import type { Language } from '../domain/text/language';

/** Degrees, longitude first: GeoJSON's order, which both providers share. */
export type LngLat = readonly [longitude: number, latitude: number];

export type Pin = {
  id: string;
  at: LngLat;
  /** stands under the pin and names it to a screen reader */
  label: string;
  isSelected?: boolean | undefined;
  /** greyed out, a closed branch for example; it can still be tapped */
  isMuted?: boolean | undefined;
  /** what it stands for, in place of the drop's eye */
  icon?: ReactNode;
};

/** Where to look: at one point, or so that all points are in sight; an empty list changes nothing. */
export type View = { centre: LngLat; zoom: number } | { fit: readonly LngLat[] };

/** Who moved the camera: the person by finger, wheel or key, or the page by another `view`. */
export type MoveCause = 'person' | 'view';

/** What every provider of a map takes. */
export type MapProps = {
  /** another object moves the camera (§9: 500 ms), the same object leaves it alone */
  view: View;
  /** the map's name to a screen reader */
  label: string;
  pins?: readonly Pin[] | undefined;
  onPin?: ((id: string) => void) | undefined;
  /** the camera began to move; `onRest` follows */
  onMove?: ((cause: MoveCause) => void) | undefined;
  /** the camera came to rest with this point in the middle, rounded to 6 decimals (§4) */
  onRest?: ((centre: LngLat, cause: MoveCause) => void) | undefined;
  /** the map cannot be shown (no WebGL 2, nothing loads): offer the list or the search instead */
  onFail?: ((cause: unknown) => void) | undefined;
};

/** What the app settles for all maps of the shop. */
export type Surroundings = { theme: 'light' | 'dark'; language: Language };
