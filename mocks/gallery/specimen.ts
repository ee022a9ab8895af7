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
  /** the components that it shows, by name */
  of: readonly string[];
  render: () => ReactNode;
  /** needs a page of its own: it is fixed to the window, or stops everything else; px of its height */
  frameHeight?: number;
};

/** The app at an address, in circumstances that were brought about. */
export type Situation = Named & {
  kind: 'situation';
  /** where the app opens, such as `/basket` */
  at: string;
  vendor?: string;
  /** calls that are never answered, as paths of the API in which `*` stands for anything */
  unanswered?: readonly string[];
  /** what is different at the server, before the shop opens */
  server?: (backend: Backend) => void;
  /** what the person has done before */
  before?: (stage: Stage) => void | Promise<void>;
  /** what the person then does on screen */
  act?: (hands: Hands) => Promise<void>;
};

export type Specimen = Piece | Situation;

export type Group = Named & { specimens: readonly Specimen[] };
