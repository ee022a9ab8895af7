import type { Address } from '../../domain/address';
import { addressOfFound } from '../../flows/pickPlace';
import { t } from '../../i18n/t';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SkeletonRows } from '../../ui/SkeletonRows';
import styles from './PlaceSearch.module.css';
import { usePlaceSearch } from './usePlaceSearch';

type Props = {
  text: string;
  isQuiet: boolean;
  onClear: () => void;
  onPick: (address: Address) => void;
};

/** The places that were found, each with its name and where it is (§2), or why there are none. */
export function PlaceResults({ text, isQuiet, onClear, onPick }: Props) {
  const { answer, isBusy, retry } = usePlaceSearch(text);
  if (text.trim() === '') {
    if (isQuiet) return null;
    return (
      <EmptyState icon="pin" title={t('address.searchStart')} text={t('address.searchStartText')} />
    );
  }
  // What was found stays until something else is, so that no key makes the list blink.
  const isWaiting = isBusy && (answer === null || answer === 'failed' || answer.length === 0);
  if (isWaiting || answer === null) return <SkeletonRows />;
  if (answer === 'failed') {
    return (
      <ErrorState
        icon={navigator.onLine ? 'error' : 'offline'}
        title={t('address.searchFailed')}
        text={t(navigator.onLine ? 'errors.general' : 'errors.network')}
        retryText={t('common.retry')}
        onRetry={retry}
      />
    );
  }
  if (answer.length === 0) {
    return (
      <div className={styles.nothing} role="status">
        <EmptyState
          icon="search"
          title={t('address.searchNothing', { query: text.trim() })}
          text={t('address.searchNothingText')}
          action={{ text: t('search.clear'), onPress: onClear }}
        />
      </div>
    );
  }
  return (
    <div aria-busy={isBusy}>
      <Section>
        {answer.map((found) => (
          <Row
            key={`${found.latitude} ${found.longitude} ${found.displayName}`}
            icon="pin"
            label={found.name}
            detail={found.displayName}
            onPress={() => onPick(addressOfFound(found))}
          />
        ))}
      </Section>
    </div>
  );
}
