import type { LineProblem, ResolvedLine } from '../../domain/basket/resolveCart';
import { t } from '../../i18n/t';

/** Describes a line's problem to the user. */
export function problemText(problem: LineProblem, { maximum }: ResolvedLine): string {
  if (problem !== 'tooMany') return t(`basket.problems.${problem}`);
  return maximum ? t('basket.problems.tooMany', { count: maximum }) : t('product.allInBasket');
}
