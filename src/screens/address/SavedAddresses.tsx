import { useState } from 'react';
import type { Address } from '../../domain/addresses/address';
import { findSavedAddress } from '../../domain/addresses/addressMatch';
import { searchAddresses } from '../../domain/addresses/addressSearch';
import { lastAddress } from '../../domain/order/pastChoices';
import { searchableFrom } from '../../domain/text/nameSearch';
import { loadAddresses } from '../../flows/addresses/loadAddresses';
import { t } from '../../i18n/t';
import * as draft from '../../stores/order/draft';
import * as orders from '../../stores/order/orders';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LongList } from '../../ui/LongList';
import { SearchLine } from '../../ui/SearchLine';
import { Section } from '../../ui/Section';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { SavedAddress } from './SavedAddress';
import { useAddresses } from './useAddresses';

type Props = {
  /** called on tap; without it a tap opens the address for editing */
  onChoose?: Parameters<typeof SavedAddress>[0]['onChoose'];
};

/** The user's addresses, or why there are none. */
export function SavedAddresses({ onChoose }: Props) {
  const { list: saved, status, isGuest } = useAddresses();
  const list = useLastFirst(saved);
  const [text, setText] = useState('');
  const isSearchable = list.length >= searchableFrom;
  const query = isSearchable ? text.trim() : '';
  const found = searchAddresses(list, query);
  if (list.length > 0) {
    return (
      <>
        {isSearchable && (
          <SearchLine
            label={t('search.title')}
            placeholder={t('address.searchPlaceholder')}
            value={text}
            onChange={setText}
          />
        )}
        {found.length > 0 ? (
          <Section note={isGuest ? t('address.guestNote') : undefined}>
            <LongList items={found}>
              {(address) => <SavedAddress key={address.id} address={address} onChoose={onChoose} />}
            </LongList>
          </Section>
        ) : (
          <EmptyState
            icon="search"
            title={t('search.nothing', { query })}
            action={{ text: t('search.clear'), onPress: () => setText('') }}
          />
        )}
      </>
    );
  }
  if (status === 'loading') return <SkeletonRows count={3} />;
  if (status === 'failed') {
    return (
      <ErrorState
        title={t('address.loadFailed')}
        text={t(navigator.onLine ? 'errors.general' : 'errors.network')}
        retryText={t('common.retry')}
        onRetry={() => void loadAddresses()}
      />
    );
  }
  return <EmptyState icon="pin" title={t('address.empty')} text={t('address.emptyText')} />;
}

/**
 * The address of the order, else of the last delivery, before the others. Decided at the start, so
 * that no row moves under a finger.
 */
function useLastFirst(addresses: readonly Address[]): readonly Address[] {
  const [last] = useState(
    () => draft.state.address ?? lastAddress(Object.values(orders.state.known)),
  );
  if (!last) return addresses;
  const first = addresses.find(({ id }) => id === last.id) ?? findSavedAddress(addresses, last);
  return first ? [first, ...addresses.filter((each) => each !== first)] : addresses;
}
