import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { Product } from '../../domain/catalog/catalog';
import { defineStore } from '../../stores/defineStore';

type Props = { product: Product };
type Filling = (props: Props) => ReactNode;

const state = defineStore<{ Filling: Filling | null }>('page', () => ({ Filling: null }));

/**
 * Content of a card's upper corner. Home renders without it; the layer that fills the corners
 * arrives later and re-renders only them, not the cards.
 */
export function CardCorner({ product }: Props) {
  const { Filling } = useSnapshot(state);
  return Filling && <Filling product={product} />;
}

/** Null clears the corners. */
export function fillCorners(Filling: Filling | null) {
  state.Filling = Filling;
}
