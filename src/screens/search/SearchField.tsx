import { t } from '../../i18n/t';
import { SearchLine } from '../../ui/SearchLine';
import { useSearchHint } from '../catalog/useSearchHint';
import styles from './SearchField.module.css';

type Props = { value: string; onChange: (value: string) => void; onEnter: () => void };

/** The search field; sticky above the results. */
export function SearchField({ value, onChange, onEnter }: Props) {
  return (
    <div className={styles.place}>
      <SearchLine
        label={t('search.title')}
        placeholder={useSearchHint()}
        value={value}
        onChange={onChange}
        onEnter={onEnter}
        autoCapitalize="none"
        autoFocus
      />
    </div>
  );
}
