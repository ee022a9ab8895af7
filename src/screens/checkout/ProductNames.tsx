import type { ResolvedLine } from '../../domain/basket/resolveCart';
import { Joined } from '../../ui/Joined';
import { Counted } from '../catalog/Counted';

/** The names of the products of some lines. */
export const ProductNames = ({ lines }: { lines: readonly ResolvedLine[] }) => (
  <Joined by="comma">
    {lines.map(({ key, product }) => product && <Counted key={key} text={product.name} />)}
  </Joined>
);
