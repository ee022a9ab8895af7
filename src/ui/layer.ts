import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';

/** Home or one sheet, as the screen inside it sees it. */
export type Layer = {
  top: Top;
  /** the element that names the sheet has this id */
  titleId: string;
  /** null on home, which cannot be closed */
  close: (() => void) | null;
  closeLabel: string;
};

/**
 * Whether a layer is the topmost. It is told to those who ask for it: a context that changes has React
 * look through all of home for its readers, each time that a sheet opens or closes.
 */
type Top = { is(): boolean; set(isTop: boolean): void; watch(tell: () => void): () => void };

function createTop(isTop: boolean): Top {
  const readers = new Set<() => void>();
  let now = isTop;
  return {
    is: () => now,
    set(isTop) {
      now = isTop;
      for (const tell of readers) tell();
    },
    watch(tell) {
      readers.add(tell);
      return () => readers.delete(tell);
    },
  };
}

/** A screen that stands alone, outside the stack, is on top and cannot be closed. */
const alone: Layer = { top: createTop(true), titleId: 'page-title', close: null, closeLabel: '' };

export const LayerContext = createContext<Layer>(alone);

export const useLayer = (): Omit<Layer, 'top'> => useContext(LayerContext);

/** Whether the layer is the topmost; only its action is live. */
export function useIsTop(): boolean {
  const { top } = useContext(LayerContext);
  return useSyncExternalStore(top.watch, top.is);
}

/** A layer for `LayerContext`, which stays the same while it comes and goes from the top. */
export function useNewLayer({
  isTop,
  titleId,
  close,
  closeLabel,
}: Omit<Layer, 'top'> & { isTop: boolean }): Layer {
  const [top] = useState(() => createTop(isTop));
  useLayoutEffect(() => top.set(isTop), [top, isTop]);
  return useMemo(() => ({ top, titleId, close, closeLabel }), [top, titleId, close, closeLabel]);
}
