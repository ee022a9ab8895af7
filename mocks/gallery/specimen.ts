import type { ReactNode } from 'react';
import type { Backend } from '../backend/app';
import type { Hands } from './stage/hands';
import type { Stage } from './stage/stage';

type Named = {
  /** its anchor in the page and its name in `?specimen=` */
  id: string;
  title: string;
};

/** Components of src/ui in their states. */
export type Piece = Named & {
  kind: 'piece';
  /** names of the components it shows */
  of: readonly string[];
  render: () => ReactNode;
  /** for components that are fixed to the window or block the page: the height of its iframe, px */
  frameHeight?: number;
};

/** The app at an address, in a prepared situation. */
export type Situation = Named & {
  kind: 'situation';
  /** where the app opens, for example `/basket` */
  at: string;
  vendor?: string;
  /** for the layout of a wide window: the width of its iframe, px, whatever is chosen above */
  frameWidth?: number;
  /** API paths whose calls never get a response; `*` matches anything */
  unanswered?: readonly string[];
  /** changes to the server before the shop opens */
  server?: (backend: Backend) => void;
  /** what the person has done before */
  before?: (stage: Stage) => void | Promise<void>;
  /** what the person then does on screen */
  act?: (hands: Hands) => Promise<void>;
};

export type Specimen = Piece | Situation;

export type Group = Named & { specimens: readonly Specimen[] };
