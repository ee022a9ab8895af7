import { useEffect, useRef, useState } from 'react';
import { type Address, addressLine } from '../../domain/addresses/address';
import * as limits from '../../domain/limits';
import { addressOfFound, searchForPlaces } from '../../flows/addresses/pickPlace';
import { plural, t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import { EmptyState, ErrorState } from '../../ui/EmptyState';
import { SearchLine } from '../../ui/Field';
import { keysOf } from '../../ui/keysOf';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './PlaceSearch.module.css';
import { pick } from './pinPlace';
import { useUnplaced } from './useAddresses';

/** Address search; the map below moves to the chosen result (§4). */
export function PlaceSearchScreen() {
  const unplaced = useUnplaced();
  return (
    <SheetPage title={t('address.search')} size="content">
      <div className={styles.sheet}>
        <PlaceSearch
          takesFocus
          initial={unplaced ? addressLine(unplaced) : ''}
          onPick={(address) => {
            pick(address);
            closeSheet();
          }}
        />
      </div>
    </SheetPage>
  );
}

type Props = {
  onPick: (address: Address) => void;
  /** focuses the field once the sheet is open (§9) */
  takesFocus?: boolean | undefined;
  /** the text at the start */
  initial?: string | undefined;
  /** shows nothing while the field is empty */
  isQuiet?: boolean | undefined;
};

/** Searches for addresses by text. */
export function PlaceSearch({ onPick, takesFocus = false, isQuiet = false, initial = '' }: Props) {
  const [text, setText] = useState(initial);
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!takesFocus) return;
    const timer = setTimeout(() => focusIn(container.current), limits.searchFocusDelayMs);
    return () => clearTimeout(timer);
  }, [takesFocus]);

  const clear = () => {
    setText('');
    focusIn(container.current);
  };
  return (
    <>
      <div ref={container} className={styles.field}>
        <SearchLine
          label={t('address.search')}
          placeholder={t('address.searchPlaceholder')}
          value={text}
          onChange={setText}
        />
      </div>
      <div className={styles.results} tabIndex={-1}>
        <PlaceResults
          text={text}
          isQuiet={isQuiet}
          onClear={clear}
          onPick={(address) => {
            setText('');
            onPick(address);
          }}
        />
      </div>
    </>
  );
}

const focusIn = (container: HTMLElement | null) =>
  container?.querySelector('input')?.focus({ preventScroll: true });

type PlaceResultsProps = {
  text: string;
  isQuiet: boolean;
  onClear: () => void;
  onPick: (address: Address) => void;
};

/** The search results, or why there are none; announces their number to screen readers. */
function PlaceResults(props: PlaceResultsProps) {
  const search = usePlaceSearch(props.text);
  const { answer, isBusy } = search;
  const shouldAnnounce = props.text.trim() !== '' && !isBusy && Array.isArray(answer);
  return (
    <>
      <div role="status">
        {shouldAnnounce && (
          <VisuallyHidden>{announcement(answer.length, props.text)}</VisuallyHidden>
        )}
      </div>
      <Results {...props} search={search} />
    </>
  );
}

const announcement = (count: number, text: string): string =>
  count > 0 ? plural('search.found', count) : t('address.searchNothing', { query: text.trim() });

type ResultsProps = PlaceResultsProps & { search: ReturnType<typeof usePlaceSearch> };

/** Each result with its name and location (§2). */
function Results({ text, isQuiet, onClear, onPick, search }: ResultsProps) {
  const { answer, isBusy, retry } = search;
  if (text.trim() === '') {
    if (isQuiet) return null;
    return (
      <EmptyState icon="pin" title={t('address.searchStart')} text={t('address.searchStartText')} />
    );
  }
  // Old results stay until new ones arrive, so that the list does not flicker on each key.
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
      <div className={styles.nothing}>
        <EmptyState
          icon="search"
          title={t('address.searchNothing', { query: text.trim() })}
          text={t('address.searchNothingText')}
          action={{ text: t('search.clear'), onPress: onClear }}
        />
      </div>
    );
  }
  const keys = keysOf(answer, (found) => [found.latitude, found.longitude, found.displayName]);
  return (
    <div aria-busy={isBusy}>
      <Section>
        {answer.map((found, index) => (
          <Row
            key={keys[index]}
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

type Found = Exclude<Awaited<ReturnType<typeof searchForPlaces>>, 'failed' | 'stale'>;

type FoundPlaces = {
  /** the latest results; null before the first response */
  answer: Found | 'failed' | null;
  /** the response for the current text is pending */
  isBusy: boolean;
  retry: () => void;
};

/** Searches for addresses, debounced (§9: 300 ms). */
function usePlaceSearch(text: string): FoundPlaces {
  const query = text.trim();
  const [tries, setTries] = useState(0);
  const question = `${tries} ${query}`;
  const [last, setLast] = useState<{ question: string; answer: Found | 'failed' } | null>(null);

  useEffect(() => {
    if (query === '') return setLast(null);
    const search = async () => {
      const answer = await searchForPlaces(query);
      if (answer !== 'stale') setLast({ question, answer });
    };
    const timer = setTimeout(() => void search(), limits.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [query, question]);

  return {
    answer: last?.answer ?? null,
    isBusy: last?.question !== question,
    retry: () => setTries((count) => count + 1),
  };
}
