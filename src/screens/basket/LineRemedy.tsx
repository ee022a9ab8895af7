import type { LineProblem, ResolvedLine } from '../../domain/cart';
import { setLineCount } from '../../flows/fillBasket';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { Button } from '../../ui/Button';
import styles from './LineRemedy.module.css';

type Props = { problem: LineProblem; line: ResolvedLine; onRemove: () => void };

/** The ways on from a line that cannot be ordered as it is. */
export function LineRemedy({ problem, line, onRemove }: Props) {
  const { key, product, maximum } = line;
  return (
    <div className={styles.ways}>
      <Button kind="destructive" isSmall onPress={onRemove}>
        {t('common.delete')}
      </Button>
      {problem === 'optionGone' && product && (
        <Button isSmall onPress={() => openSheet(paths.product(product.id, key))}>
          {t('basket.chooseAgain')}
        </Button>
      )}
      {problem === 'tooMany' && maximum !== null && maximum > 0 && (
        <Button isSmall onPress={() => setLineCount(key, maximum, product)}>
          {t('basket.keepOnly', { count: maximum })}
        </Button>
      )}
    </div>
  );
}
