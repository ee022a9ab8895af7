import type { ResolvedLine } from '../../domain/basket/resolveCart';
import { isolate } from '../../i18n/isolate';
import { listOf } from '../../i18n/listOf';
import { showText } from '../../i18n/show';

/** The chosen options in one line: "Cheddar, Bacon × 2"; options no longer sold are left out. */
export function choicesText({ product, choices }: ResolvedLine): string {
  const options = product?.modificationGroups.flatMap((group) => group.modifications) ?? [];
  const texts = choices.flatMap(({ modificationId, count }) => {
    const option = options.find(({ id }) => id === modificationId);
    if (!option) return [];
    const name = showText(option.name);
    return [isolate(count > 1 ? `${name} × ${count}` : name)];
  });
  return listOf(texts);
}
