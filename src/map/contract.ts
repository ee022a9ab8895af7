import type { ReactNode } from 'react';
import type { Language } from '../domain/text/language';

/** Degrees, longitude first as in GeoJSON; both providers use this order. */
export type LngLat = readonly [longitude: number, latitude: number];

export type Pin = {
  id: string;
  at: LngLat;
  /** shown under the pin; also its accessible name */
  label: string;
  /** the label's language, if not the page's */
  lang?: string | undefined;
  isSelected?: boolean | undefined;
  /** greyed out, e.g. a closed branch; can still be tapped */
  isMuted?: boolean | undefined;
  /** replaces the drop's dot */
  icon?: ReactNode;
};

/** An area: an outer ring and its holes. */
export type Zone = readonly (readonly LngLat[])[];

/** Where to point the camera: at a point, or so that all points fit; an empty list changes nothing. */
export type View = { centre: LngLat; zoom: number } | { fit: readonly LngLat[] };

/** What moved the camera: the user (touch, wheel, key) or a new `view`. */
export type MoveCause = 'person' | 'view';

/** Props shared by all map providers. */
export type MapProps = {
  /** a new object moves the camera (§9: 500 ms), the same object does not */
  view: View;
  /** accessible name */
  label: string;
  pins?: readonly Pin[] | undefined;
  /** outlined on the map, such as where the shop delivers; a stable reference */
  zones?: readonly Zone[] | undefined;
  onPin?: ((id: string) => void) | undefined;
  /** the camera started moving; `onRest` follows */
  onMove?: ((cause: MoveCause) => void) | undefined;
  /** the camera stopped with this point in the middle, rounded to 6 decimals (§4) */
  onRest?: ((centre: LngLat, cause: MoveCause) => void) | undefined;
  /** the map cannot be shown (no WebGL 2, load error): offer the list or the search instead */
  onFail?: ((cause: unknown) => void) | undefined;
};

/** App-wide settings for all maps. */
export type Surroundings = { theme: 'light' | 'dark'; language: Language };
