import { createContext, useContext } from 'react';

/** Home or one sheet, as the screen inside it sees it. */
export type Layer = {
  /** only the topmost layer's action is live */
  isTop: boolean;
  /** the element that names the sheet has this id */
  titleId: string;
  /** null on home, which cannot be closed */
  close: (() => void) | null;
  closeLabel: string;
};

/** A screen that stands alone, outside the pile, is on top and cannot be closed. */
const alone: Layer = { isTop: true, titleId: 'page-title', close: null, closeLabel: '' };

export const LayerContext = createContext<Layer>(alone);

export const useLayer = (): Layer => useContext(LayerContext);
