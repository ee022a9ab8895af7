import type { ResolvedLine } from '../../domain/basket/resolveCart';
import { Joined } from '../../ui/Joined';
import { Counted } from '../catalog/Counted';

/** The chosen options in one line: "Cheddar, Bacon × 2"; null without any that are still sold. */
export function chosenOptions({ product, choices }: ResolvedLine) {
  const options = product?.modificationGroups.flatMap((group) => group.modifications) ?? [];
  const chosen = choices.flatMap(({ modificationId, count }) => {
    const option = options.find(({ id }) => id === modificationId);
    return option ? [<Counted key={modificationId} text={option.name} count={count} />] : [];
  });
  return chosen.length === 0 ? null : (
    <Joined key="options" by="comma">
      {chosen}
    </Joined>
  );
}
