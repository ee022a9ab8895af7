import type { LineProblem, ResolvedLine } from '../../domain/basket/resolveCart';
import { optionOf } from '../../domain/catalog/options';
import { isolate, listOf } from '../../i18n/phrases';
import { showMoney, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { Counted, Joined } from '../../ui/Joined';
import styles from './FilledBasket.module.css';

/** What a line's controls are called: the product with its options, as another line may have others. */
export function lineName(line: ResolvedLine): string {
  const { product } = line;
  if (!product) return t('basket.goneName');
  return listOf([product.name, ...optionsOf(line).map(({ name }) => name)].map(showText));
}

/** The chosen options in one line: "Cheddar, Bacon × 2"; null without any that are still sold. */
export function chosenOptions(line: ResolvedLine) {
  const chosen = optionsOf(line).map(({ id, groupId, name, count }) => (
    <Counted key={JSON.stringify([id, groupId])} text={name} count={count} />
  ));
  return chosen.length === 0 ? null : (
    <Joined key="options" by="comma">
      {chosen}
    </Joined>
  );
}

function optionsOf({ product, choices }: ResolvedLine) {
  return choices.flatMap((choice) => {
    const option = product && optionOf(product, choice);
    return option ? [{ ...option, groupId: choice.groupId, count: choice.count }] : [];
  });
}

/** Describes a line's problem to the user. */
export function problemText(problem: LineProblem, { maximum }: ResolvedLine): string {
  if (problem !== 'tooMany') return t(`basket.problems.${problem}`);
  return maximum ? t('basket.problems.tooMany', { count: maximum }) : t('product.allInBasket');
}

/** Title of one person's lines, '' for one's own, and what they cost together before any promo. */
export const headOf = (name: string, lines: readonly ResolvedLine[]) => ({
  title: name ? isolate(name) : t('together.mine'),
  aside: (
    <bdi className={styles.sum}>
      {showMoney(lines.reduce((sum, { price, discount }) => sum + price - discount, 0))}
    </bdi>
  ),
});
