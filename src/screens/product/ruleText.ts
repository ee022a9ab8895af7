import type { ModificationGroup } from '../../domain/catalog/catalog';
import { isSingle } from '../../domain/catalog/chooseOptions';
import { t } from '../../i18n/t';

/** How many of a group's options to choose (§5), as a sentence. */
export function ruleText(group: ModificationGroup): string {
  const { min, max } = group;
  if (isSingle(group)) return min > 0 ? t('product.chooseOne') : t('product.chooseOneOrNone');
  if (max === null) return min > 0 ? t('product.chooseAtLeast', { min }) : t('product.chooseAny');
  if (min <= 0) return t('product.chooseUpTo', { max });
  return min === max
    ? t('product.chooseExactly', { count: min })
    : t('product.chooseRange', { min, max });
}
