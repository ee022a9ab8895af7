import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as limits from '../domain/limits';
import { boundsOf, closestFit, crowd, fitMargin, travelMs } from './camera';
import type { LngLat, MapProps, Pin, Surroundings, View } from './contract';
import styles from './Map.module.css';
import { MapPin, usePinsNear } from './MapPin';
import yandexPinStyles from './MapPin.module.css';
import type { Moves } from './moves';
import { useMoves } from './moves';
import { useLabels } from './placeLabels';
import type { YandexLocation, YandexMapHandle, Ymaps3 } from './ymaps3';
import { loadYandex } from './ymaps3';
import { ZoomButtons } from './ZoomButtons';
import { zoneColor, zoneGeometry, zoneLook } from './zones';

type Props = MapProps & Surroundings & { yandexKey: string };

/** How much higher the same zoom is called than in MapLibre. */
const zoomShift = 1;

/** A Yandex map, for merchants configured to use it; calls `onFail` when it cannot be loaded. */
export function YandexMap({
  view,
  label,
  pins: all = [],
  zones,
  theme,
  language,
  yandexKey,
  ...on
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const shownView = useRef(view);
  const [running, setRunning] = useState<{ api: Ymaps3; map: YandexMapHandle } | null>(null);
  const { pins, look, press } = usePinsNear(all, on.onPin, ({ centre, zoom }) =>
    running?.map.update({
      location: {
        center: [centre[0], centre[1]],
        zoom: zoom + zoomShift,
        duration: travelMs(),
      },
    }),
  );
  const lookFrom = ({ center, zoom }: YandexMapHandle) =>
    look({ centre: center, zoom: zoom - zoomShift });
  const moves = useMoves({
    ...on,
    onRest(centre, cause) {
      if (running) lookFrom(running.map);
      on.onRest?.(centre, cause);
    },
  });
  const arrangeLabels = useLabels(box);

  const load = useEffectEvent(() => loadYandex(yandexKey, language));
  const fail = useEffectEvent((cause: unknown) => on.onFail?.(cause));
  const lookFirst = useEffectEvent(lookFrom);
  const draw = useEffectEvent((api: Ymaps3, root: HTMLElement) => {
    shownView.current = view;
    return new api.YMap(root, {
      location: locationOf(view) ?? defaultLocation,
      theme,
      margin: marginOf(view),
      behaviors: ['drag', 'pinchZoom', 'scrollZoom', 'dblClick'],
    });
  });

  useEffect(() => {
    let isMounted = true;
    let destroy: (() => void) | undefined;
    const start = (api: Ymaps3) => {
      if (!isMounted || !box.current) return;
      const map = draw(api, box.current);
      map
        .addChild(new api.YMapDefaultSchemeLayer({}))
        .addChild(new api.YMapDefaultFeaturesLayer({}))
        .addChild(yandexListener(api, moves, arrangeLabels));
      setRunning({ api, map });
      lookFirst(map);
      // React unmounts the pins after the map, and their cleanup still needs it.
      destroy = () => queueMicrotask(() => map.destroy());
    };
    load()
      .then(start)
      .catch((cause: unknown) => isMounted && fail(cause));
    return () => {
      isMounted = false;
      setRunning(null);
      destroy?.();
    };
  }, [moves, arrangeLabels]);

  useEffect(() => running?.map.update({ theme }), [running, theme]);

  useEffect(() => {
    if (!running || !zones) return;
    const { api, map } = running;
    const { fillOpacity, lineWidth } = zoneLook;
    const color = zoneColor();
    const style = { fill: color, fillOpacity, stroke: [{ color, width: lineWidth }] };
    const feature = new api.YMapFeature({ geometry: zoneGeometry(zones), style });
    map.addChild(feature);
    return () => {
      map.removeChild(feature);
    };
  }, [running, zones]);

  useEffect(() => {
    if (!running || shownView.current === view) return;
    shownView.current = view;
    const location = locationOf(view);
    if (!location) return;
    running.map.update({
      margin: marginOf(view),
      location: { ...location, duration: travelMs() },
    });
  }, [running, view]);

  return (
    <section className={styles.map} aria-label={label}>
      <div ref={box} className={styles.map} />
      <ZoomButtons
        onZoom={(levels) => {
          if (!running) return;
          const { center, zoom } = running.map;
          running.map.update({
            location: { center, zoom: zoom + levels, duration: travelMs() },
          });
        }}
      />
      {running &&
        pins.map((pin) => (
          <YandexPin
            key={pin.id}
            {...running}
            pin={pin}
            isCrowded={pins.length > crowd}
            onClick={() => press(pin.id)}
          />
        ))}
    </section>
  );
}

const { longitude, latitude } = limits.defaultCentre;
const defaultLocation: YandexLocation = { center: [longitude, latitude], zoom: limits.branchZoom };

/** A margin would shift the centre away from the middle. */
function marginOf(view: View): [number, number, number, number] {
  const { top, right, bottom, left } = fitMargin;
  return 'centre' in view ? [0, 0, 0, 0] : [top, right, bottom, left];
}

function locationOf(view: View): YandexLocation | null {
  if ('centre' in view) return { center: [view.centre[0], view.centre[1]], zoom: view.zoom };
  const bounds = boundsOf(view.fit);
  const [only] = view.fit;
  // Bounds with no extent would zoom in without limit.
  if (only && view.fit.length === 1) return { center: [only[0], only[1]], zoom: closestFit };
  return bounds && { bounds };
}

/**
 * Converts Yandex' updates, which continue through inertia and animations, to movements; `onUpdate`
 * gets each of them.
 */
function yandexListener(api: Ymaps3, moves: Moves, onUpdate: () => void): object {
  let centre: LngLat | null = null;
  let isUserActing = false;
  return new api.YMapListener({
    onUpdate({ location }) {
      onUpdate();
      // The first update reports the initial position, not a movement.
      if (centre) moves.begin('view');
      centre = location.center;
      if (!isUserActing) moves.pause(centre);
    },
    onActionStart() {
      isUserActing = true;
      moves.begin('person');
    },
    onActionEnd() {
      isUserActing = false;
      if (centre) moves.pause(centre);
    },
  });
}

type YandexPinProps = {
  api: Ymaps3;
  map: YandexMapHandle;
  pin: Pin;
  isCrowded: boolean;
  onClick: () => void;
};

/** A pin on a Yandex map: our own button rendered into a Yandex marker. */
function YandexPin({ api, map, pin, isCrowded, onClick }: YandexPinProps) {
  const [holder] = useState(() => document.createElement('div'));
  const [longitude, latitude] = pin.at;
  const zIndex = pin.isSelected ? 1 : 0;

  useEffect(() => {
    holder.className = yandexPinStyles.onYandex ?? '';
    const marker = new api.YMapMarker({ coordinates: [longitude, latitude], zIndex }, holder);
    map.addChild(marker);
    return () => {
      map.removeChild(marker);
    };
  }, [api, map, holder, longitude, latitude, zIndex]);

  return createPortal(
    <MapPin
      label={pin.label}
      lang={pin.lang}
      isSelected={pin.isSelected ?? false}
      isMuted={pin.isMuted ?? false}
      isCrowded={isCrowded}
      icon={pin.icon}
      onClick={onClick}
    />,
    holder,
  );
}
