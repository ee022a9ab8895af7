import type { LineProblem, ResolvedLine } from '../../domain/basket/resolveCart';
import { changePlaceAction } from '../../flows/addresses/changePlace';
import { setLineCount } from '../../flows/basket/editBasket';
import { pickUpInsteadAction } from '../../flows/delivery/pickUpInstead';
import { namedAction } from '../../i18n/namedAction';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import styles from './LineFix.module.css';

type Props = { problem: LineProblem; line: ResolvedLine; name: string; onRemove: () => void };

/** Actions for a line that cannot be ordered as it is: fix it if possible, or remove it. */
export function LineFix({ problem, line, name, onRemove }: Props) {
  const fix = fixFor(problem, line);
  if (!fix) {
    return (
      <Button kind="destructive" isSmall onPress={onRemove}>
        {t('basket.delete')}
      </Button>
    );
  }
  return (
    <div className={styles.ways}>
      <Button isSmall onPress={fix.onPress}>
        {fix.text}
      </Button>
      <IconButton
        icon="trash"
        tone="destructive"
        label={namedAction('basket.remove', name)}
        onPress={onRemove}
      />
    </div>
  );
}

function fixFor(problem: LineProblem, { key, product, maximum }: ResolvedLine) {
  if (problem === 'notInBranch') return changePlaceAction();
  if (problem === 'notDelivered') return pickUpInsteadAction();
  if (problem === 'optionGone' && product) {
    const onPress = () => openSheet(paths.product(product.id, key));
    return { text: t('basket.chooseAgain'), onPress };
  }
  if (problem === 'tooMany' && maximum) {
    const onPress = () => setLineCount(key, maximum, product);
    return { text: t('basket.keepOnly', { count: maximum }), onPress };
  }
  return null;
}
