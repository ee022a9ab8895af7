import type { ReactNode } from 'react';
import { proxy } from 'valtio/vanilla';
import type { Product } from '../../domain/catalog';

type CardCorner = (props: { product: Product }) => ReactNode;

/**
 * What stands in the upper corner of every card. Home is there without it: the part of the shop that
 * brings it puts it here.
 */
export const state = proxy<{ Corner: CardCorner | null }>({ Corner: null });

/** Null takes it away. */
export function fill(Corner: CardCorner | null) {
  state.Corner = Corner;
}
