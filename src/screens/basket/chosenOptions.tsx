import type { ResolvedLine } from '../../domain/basket/resolveCart';
import { listOf } from '../../i18n/listOf';
import { showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { Joined } from '../../ui/Joined';
import { Counted } from '../catalog/Counted';

/** What a line's controls are called: the product with its options, as another line may have others. */
export function lineName(line: ResolvedLine): string {
  const { product } = line;
  if (!product) return t('basket.goneName');
  return listOf([product.name, ...optionsOf(line).map(({ name }) => name)].map(showText));
}

/** The chosen options in one line: "Cheddar, Bacon × 2"; null without any that are still sold. */
export function chosenOptions(line: ResolvedLine) {
  const chosen = optionsOf(line).map(({ id, name, count }) => (
    <Counted key={id} text={name} count={count} />
  ));
  return chosen.length === 0 ? null : (
    <Joined key="options" by="comma">
      {chosen}
    </Joined>
  );
}

function optionsOf({ product, choices }: ResolvedLine) {
  const options = product?.modificationGroups.flatMap((group) => group.modifications) ?? [];
  return choices.flatMap(({ modificationId, count }) => {
    const option = options.find(({ id }) => id === modificationId);
    return option ? [{ ...option, count }] : [];
  });
}
