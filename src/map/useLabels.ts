import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { placeLabels } from './placeLabels';

/** The drop of MapPin.module.css, px; a selected one is larger. */
const drop = { width: 36, height: 46 };
const selectedScale = 1.32;

/**
 * Keeps the labels of a map's pins from covering each other: after each render, and whenever the
 * returned function is called because the map has moved.
 */
export function useLabels(map: RefObject<HTMLElement | null>): () => void {
  const frame = useRef(0);
  const arrange = useCallback(() => {
    cancelAnimationFrame(frame.current);
    // The provider moves its markers in the frame of the movement.
    frame.current = requestAnimationFrame(() => map.current && arrangeLabels(map.current));
  }, [map]);
  useEffect(arrange);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return arrange;
}

function arrangeLabels(map: HTMLElement): void {
  const pins = [...map.querySelectorAll<HTMLElement>('[data-pin]')];
  const places = placeLabels(
    pins.map((pin) => {
      const { left, right, bottom } = pin.getBoundingClientRect();
      const label = pin.querySelector<HTMLElement>('[data-pin-label]');
      const isSelected = pin.ariaPressed === 'true';
      const scale = isSelected ? selectedScale : 1;
      const isMuted = pin.dataset.muted !== undefined;
      return {
        tip: { x: (left + right) / 2, y: bottom },
        drop: { width: drop.width * scale, height: drop.height * scale },
        label: { width: label?.offsetWidth ?? 0, height: label?.offsetHeight ?? 0 },
        rank: isSelected ? 2 : Number(!isMuted),
      };
    }),
  );
  for (const [index, pin] of pins.entries()) pin.dataset.label = places[index];
}
