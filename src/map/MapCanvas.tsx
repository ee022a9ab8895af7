import './vendor.css';
import * as maplibre from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  AttributionControl,
  Layer,
  type MapRef,
  Marker,
  Map as ReactMap,
  Source,
  type StyleSpecification,
} from 'react-map-gl/maplibre';
import * as limits from '../domain/limits';
import { directionOf } from '../domain/text/language';
import { boundsOf, closestFit, crowd, fitMargin, travelMs } from './camera';
import type { MapProps, Pin, Surroundings, View } from './contract';
import { MapPlaceholder } from './LazyMap';
import styles from './Map.module.css';
import { MapPin, usePinsNear } from './MapPin';
import { inLanguage, loadStyle, styleUrlFor } from './mapStyle';
import { useMoves } from './moves';
import { useLabels } from './placeLabels';
import { ZoomButtons } from './ZoomButtons';
import { zoneColor, zoneGeometry, zoneLook } from './zones';

maplibre.setWorkerUrl(workerUrl);

type Props = MapProps & Surroundings & { styleUrl: string | null };

/** A vector map by MapLibre. The only module that imports it, and always loaded lazily. */
export function MapCanvas({
  view,
  label,
  pins: all = [],
  zones,
  styleUrl,
  theme,
  language,
  ...on
}: Props) {
  // There as soon as the map can be moved: its tiles may come much later.
  const [map, setMap] = useState<MapRef | null>(null);
  const shownView = useRef(view);
  const moves = useMoves(on);
  const area = useMemo(() => zones && zoneGeometry(zones), [zones]);
  const box = useRef<HTMLDivElement>(null);
  const arrangeLabels = useLabels(box);
  const style = useMapStyle(styleUrl, { theme, language }, (cause) => on.onFail?.(cause));

  const { pins, look, press } = usePinsNear(all, on.onPin, ({ centre, zoom }) => {
    if (map) moveCamera(map, { centre, zoom });
  });
  const lookFrom = (target: maplibre.Map) => {
    const { lng, lat } = target.getCenter();
    look({ centre: [lng, lat], zoom: target.getZoom() });
  };

  useEffect(() => {
    // There is no prop for it. Zooming with the same gesture and keys stays.
    map?.getMap().touchZoomRotate.disableRotation();
    map?.getMap().keyboard.disableRotation();
  }, [map]);

  const isLoadingStyle = style === null;
  useEffect(() => {
    if (shownView.current === view) return;
    if (map) moveCamera(map, view);
    // Created once it has a style, the map begins at the view of that time.
    else if (!isLoadingStyle) return;
    shownView.current = view;
  }, [map, isLoadingStyle, view]);

  if (!style) return <MapPlaceholder />;
  const panIntoView = (at: Pin['at']) => {
    const [longitude, latitude] = at;
    if (map && !map.getBounds().contains([longitude, latitude])) {
      map.easeTo({ center: [longitude, latitude], duration: travelMs() });
    }
  };
  return (
    <div ref={box} className={styles.map}>
      <ReactMap
        ref={setMap}
        mapLib={maplibre}
        mapStyle={style}
        locale={{ 'Map.Title': label }}
        initialViewState={initialView(view)}
        attributionControl={false}
        dragRotate={false}
        pitchWithRotate={false}
        touchPitch={false}
        maxPitch={0}
        onLoad={({ target }) => lookFrom(target)}
        // Without a map as its target the error is fatal; a missing tile is not.
        onError={({ target, error }) => target ?? on.onFail?.(error)}
        onMove={arrangeLabels}
        onMoveStart={(event) => moves.begin(event.originalEvent ? 'person' : 'view')}
        onMoveEnd={({ target }) => {
          const { lng, lat } = target.getCenter();
          if (target.isMoving()) return;
          lookFrom(target);
          moves.pause([lng, lat]);
        }}
      >
        <AttributionControl
          compact={false}
          position={directionOf(language) === 'rtl' ? 'bottom-left' : 'bottom-right'}
        />
        {area && (
          <Source type="geojson" data={area}>
            <Layer
              type="fill"
              paint={{ 'fill-color': zoneColor(), 'fill-opacity': zoneLook.fillOpacity }}
            />
            <Layer
              type="line"
              paint={{ 'line-color': zoneColor(), 'line-width': zoneLook.lineWidth }}
            />
          </Source>
        )}
        {pins.map(({ id, at, isSelected = false, isMuted = false, ...pin }) => (
          <Marker
            key={id}
            longitude={at[0]}
            latitude={at[1]}
            anchor="bottom"
            style={{ zIndex: isSelected ? 1 : 0 }}
          >
            <MapPin
              label={pin.label}
              lang={pin.lang}
              isSelected={isSelected}
              isMuted={isMuted}
              isCrowded={pins.length > crowd}
              icon={pin.icon}
              onClick={() => press(id)}
              onFocus={() => panIntoView(at)}
            />
          </Marker>
        ))}
      </ReactMap>
      <ZoomButtons
        onZoom={(levels) => map?.zoomTo(map.getZoom() + levels, { duration: travelMs() })}
      />
    </div>
  );
}

function initialView(view: View) {
  if ('centre' in view) {
    const [longitude, latitude] = view.centre;
    return { longitude, latitude, zoom: view.zoom };
  }
  const bounds = boundsOf(view.fit);
  if (bounds) return { bounds, fitBoundsOptions: { padding: fitMargin, maxZoom: closestFit } };
  return { ...limits.defaultCentre, zoom: limits.branchZoom };
}

function moveCamera(map: MapRef, view: View) {
  const duration = travelMs();
  if ('centre' in view) {
    const [longitude, latitude] = view.centre;
    map.easeTo({ center: [longitude, latitude], zoom: view.zoom, duration });
    return;
  }
  const bounds = boundsOf(view.fit);
  if (bounds)
    map.fitBounds(bounds, { padding: fitMargin, maxZoom: closestFit, linear: true, duration });
}

/** Timeout for loading the style. */
const timeoutMs = 15_000;

/**
 * The theme's style with labels in the language; null while loading. If a later theme's style fails
 * the old one stays; if the first fails, `onFail` is called.
 */
function useMapStyle(
  template: string | null,
  { theme, language }: Surroundings,
  onFail: (cause: unknown) => void,
): StyleSpecification | null {
  const [style, setStyle] = useState<StyleSpecification | null>(null);
  const url = styleUrlFor(template, theme);
  const fail = useEffectEvent((cause: unknown) => {
    if (style === null) onFail(cause);
  });

  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      controller.abort(new Error('Loading the map style timed out'));
    }, timeoutMs);
    let isCurrent = true;
    loadStyle(url, controller.signal)
      .then(
        (loaded) => isCurrent && setStyle(loaded),
        (cause: unknown) => isCurrent && fail(cause),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      controller.abort();
    };
  }, [url]);

  return useMemo(() => style && inLanguage(style, language), [style, language]);
}
