import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** px, from the top left corner of the map. */
export type Box = { left: number; top: number; right: number; bottom: number };

export type LabelledPin = {
  /** where the drop's tip points */
  tip: { x: number; y: number };
  /** the size of the drop and of its label */
  drop: { width: number; height: number };
  label: { width: number; height: number };
  /** a pin of a higher rank keeps its label */
  rank: number;
};

export type LabelPlace = 'below' | 'above' | 'hidden';

const places = ['below', 'above'] as const;

/**
 * Where each pin's label goes so that it covers neither another label nor another pin: below its
 * pin, else above it, else nowhere; its pin still has its name.
 */
export function placeLabels(pins: readonly LabelledPin[]): LabelPlace[] {
  const result = pins.map((): LabelPlace => 'hidden');
  const labels: Box[] = [];
  const order = pins.map((_, index) => index).sort((a, b) => rankOf(b) - rankOf(a));
  for (const index of order) {
    const pin = pins[index];
    if (!pin) continue;
    const others = pins.filter((other) => other !== pin).map(dropOf);
    const free = places.find((place) => {
      const box = labelOf(pin, place);
      return ![...labels, ...others].some((taken) => overlap(box, taken));
    });
    if (!free) continue;
    result[index] = free;
    labels.push(labelOf(pin, free));
  }
  return result;

  function rankOf(index: number): number {
    return pins[index]?.rank ?? 0;
  }
}

function labelOf({ tip, drop, label }: LabelledPin, place: 'below' | 'above'): Box {
  const top = place === 'below' ? tip.y : tip.y - drop.height - label.height;
  return boxAt(tip.x, top, label);
}

const dropOf = ({ tip, drop }: LabelledPin): Box => boxAt(tip.x, tip.y - drop.height, drop);

const boxAt = (x: number, top: number, { width, height }: LabelledPin['label']): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top,
  bottom: top + height,
});

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

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
