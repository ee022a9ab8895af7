import { useSnapshot } from 'valtio';
import { labelled } from '../../i18n/labelled';
import { t } from '../../i18n/t';
import * as cart from '../../stores/basket/cart';
import { Anchor } from '../../ui/Anchor';
import { Badge } from '../../ui/Badge';
import { Icon } from '../../ui/Icon';
import { useBasketPosition } from '../catalog/useBasketPosition';
import styles from './BasketButton.module.css';
import { LanguageButton } from './LanguageButton';

/** The header's buttons that few people see: the choice of a language, and the basket. */
export function HeaderButtons() {
  return (
    <>
      <LanguageButton />
      <BasketButton />
    </>
  );
}

/** The basket button in the header, for a shop without a basket bar (`basketPosition`). */
function BasketButton() {
  const { lines } = useSnapshot(cart.state);
  const { place, path } = useBasketPosition();
  if (place !== 'head') return null;
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  return (
    <Anchor
      className={styles.button}
      href={path}
      label={labelled(t('home.basket'), count > 0 ? String(count) : '')}
    >
      <Icon name="basket" />
      {count > 0 && (
        <span className={styles.count}>
          <Badge tone="chosen">{count}</Badge>
        </span>
      )}
    </Anchor>
  );
}
