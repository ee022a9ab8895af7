import { useBasket } from '../../stores/basket/basket';
import { Icon } from '../../ui/Icon';
import { Joined } from '../../ui/Joined';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Counted } from '../catalog/Counted';
import styles from './OrderedProducts.module.css';
import { openBasket } from './openBasket';

/** What is ordered, as a strip of pictures that leads to the basket. */
export function OrderedProducts() {
  const { lines } = useBasket();
  const known = lines.flatMap(({ key, product, count }) =>
    product ? [{ key, product, count }] : [],
  );
  if (known.length === 0) return null;
  return (
    <button type="button" className={styles.strip} onClick={openBasket}>
      <span className={styles.pictures}>
        {known.map(({ key, product }) => (
          <span key={key} className={styles.picture}>
            <Picture path={product.image} alt="" width={44} radius="s" />
          </span>
        ))}
      </span>
      <VisuallyHidden>
        <Joined by="comma">
          {known.map(({ key, product, count }) => (
            <Counted key={key} text={product.name} count={count} />
          ))}
        </Joined>
      </VisuallyHidden>
      <Icon name="next" size={20} />
    </button>
  );
}
