import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../../i18n/t';
import * as pastSearches from '../../stores/catalog/pastSearches';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import styles from './PastSearches.module.css';

type Props = { onChoose: (query: string) => void };

/** What the person searched for lately, to search again or to remove. */
export function PastSearches({ onChoose }: Props) {
  const { list } = useSnapshot(pastSearches.state);
  const id = useId();
  if (list.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{t('search.past')}</h3>
        <button type="button" className={styles.all} onClick={pastSearches.clear}>
          {t('search.forgetAll')}
        </button>
      </div>
      <ul className={styles.list}>
        {list.map((query) => (
          <li key={query} className={styles.item}>
            <button type="button" className={styles.query} onClick={() => onChoose(query)}>
              <Icon name="clock" size={20} />
              <span className={styles.text} dir="auto">
                {query}
              </span>
            </button>
            <IconButton
              icon="close"
              label={t('search.forget', { query })}
              onPress={() => pastSearches.remove(query)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
