import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';
import type { Product } from '../../domain/catalog/catalog';

type Props = { product: Product };
type Filling = (props: Props) => ReactNode;

const state = proxy<{ Filling: Filling | null }>({ Filling: null });

/**
 * What stands in the upper corner of a card. Home is there without it: the part of the shop that brings
 * it fills all corners, which renders them alone, and none of the cards.
 */
export function CardCorner({ product }: Props) {
  const { Filling } = useSnapshot(state);
  return Filling && <Filling product={product} />;
}

/** Null takes away what was there. */
export function fillCorners(Filling: Filling | null) {
  state.Filling = Filling;
}
