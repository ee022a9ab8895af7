import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';

/** Home or a sheet, as seen by the screen inside it. */
export type Layer = {
  top: Top;
  /** id of the element that names the sheet */
  titleId: string;
  /** null on home, which cannot be closed */
  close: (() => void) | null;
  closeLabel: string;
  /** it stands beside home's own content, which names the page */
  isPart?: true;
};

/**
 * Whether a layer is the topmost, as a subscription: a changing context would make React search all
 * of home for consumers each time a sheet opens or closes.
 */
type Top = { is(): boolean; set(isTop: boolean): void; watch(listener: () => void): () => void };

function createTop(isTop: boolean): Top {
  const listeners = new Set<() => void>();
  let current = isTop;
  return {
    is: () => current,
    set(isTop) {
      current = isTop;
      for (const listener of listeners) listener();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A standalone screen, outside the stack, is on top and cannot be closed. */
const standalone: Layer = {
  top: createTop(true),
  titleId: 'page-title',
  close: null,
  closeLabel: '',
};

export const LayerContext = createContext<Layer>(standalone);

export const useLayer = (): Omit<Layer, 'top'> => useContext(LayerContext);

/** Whether the layer is the topmost; only its action is active. */
export function useIsTop(): boolean {
  const { top } = useContext(LayerContext);
  return useSyncExternalStore(top.watch, top.is, top.is);
}

/** A value for `LayerContext` that stays stable while `isTop` changes. */
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
