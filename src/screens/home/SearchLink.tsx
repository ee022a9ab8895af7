import { paths } from '../../navigation/paths';
import { Anchor } from '../../ui/Anchor';
import { Icon } from '../../ui/Icon';
import { useSearchHint } from '../catalog/useSearchHint';
import styles from './SearchLink.module.css';

/** Looks like the search field, and opens the search. */
export function SearchLink() {
  return (
    <Anchor className={styles.link} href={paths.search()}>
      <Icon name="search" size={20} />
      <span className={styles.text}>{useSearchHint()}</span>
    </Anchor>
  );
}
