import type { ComponentProps } from 'react';
import { t } from '../../i18n/t';
import { paths } from '../../navigation/paths';
import { Anchor } from '../../ui/Anchor';
import { Chips } from '../../ui/Chips';
import { Icon } from '../../ui/Icon';
import styles from './Catalogue.module.css';

type Props = Omit<ComponentProps<typeof Chips>, 'label'>;

/** Links to all groups and categories: a sticky bar above the sections, on a desktop a rail beside them. */
export function CategoryBar(props: Props) {
  return (
    <div className={styles.bar} data-rail="">
      <Anchor className={styles.all} href={paths.category()} label={t('home.allCategories')}>
        <Icon name="list" size={20} />
      </Anchor>
      <div className={styles.chips}>
        <Chips label={t('home.categories')} {...props} />
      </div>
    </div>
  );
}
