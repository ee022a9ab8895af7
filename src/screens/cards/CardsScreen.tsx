import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { loadCards } from '../../flows/cards/loadCards';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as cards from '../../stores/cards/cards';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LongList } from '../../ui/LongList';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { CardGate } from './CardGate';
import { SavedCard } from './SavedCard';

/** The user's payment cards (`/profile/cards`). */
export function CardsScreen() {
  const title = t('cards.title');
  return (
    <CardGate title={title}>
      <SheetPage
        title={title}
        action={{ text: t('cards.add'), onPress: () => openSheet(paths.cardCreate) }}
      >
        <CardList />
      </SheetPage>
    </CardGate>
  );
}

/** The cards, or why there are none. */
function CardList() {
  const { cards: list, status } = useSnapshot(cards.state);
  useEffect(() => void loadCards(), []);
  if (list.length > 0) {
    return (
      <Section>
        <LongList items={list}>{(card) => <SavedCard key={card.id} card={card} />}</LongList>
      </Section>
    );
  }
  if (status === 'failed') {
    return (
      <ErrorState
        title={t('cards.failed')}
        text={t(navigator.onLine ? 'errors.general' : 'errors.network')}
        retryText={t('common.retry')}
        onRetry={() => void loadCards()}
      />
    );
  }
  if (status !== 'ready') return <SkeletonRows count={3} />;
  return <EmptyState icon="card" title={t('cards.empty')} text={t('cards.emptyText')} />;
}
