import { useId, useRef } from 'react';
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
  const place = useRef<HTMLElement>(null);
  /** The focus moves to the neighbour of what is removed, at last to the search field. */
  const remove = (query: string, at: number) => {
    const { current } = place;
    const buttons = current?.querySelectorAll<HTMLElement>('li > button:last-child') ?? [];
    const field = current?.closest('[role="dialog"]')?.querySelector('input');
    (buttons[at + 1] ?? buttons[at - 1] ?? field)?.focus({ preventScroll: true });
    pastSearches.remove(query);
  };
  if (list.length === 0) return null;
  return (
    <section ref={place} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{t('search.past')}</h3>
        <button type="button" className={styles.all} onClick={pastSearches.clear}>
          {t('search.forgetAll')}
        </button>
      </div>
      <ul className={styles.list}>
        {list.map((query, at) => (
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
              onPress={() => remove(query, at)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
