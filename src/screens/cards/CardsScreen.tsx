import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { isOver } from '../../domain/cards/card';
import type { Card } from '../../domain/order/payment';
import { wallClock } from '../../domain/time/wallClock';
import { deleteCard, loadCards } from '../../flows/cards/cards';
import { serverNow, timeZone } from '../../flows/platform';
import { dotted, isolate } from '../../i18n/phrases';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as cards from '../../stores/cards/cards';
import { IconButton } from '../../ui/Button';
import { EmptyState, ErrorState } from '../../ui/EmptyState';
import { LongList } from '../../ui/LongList';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/Skeleton';
import { CardGate } from './CardGate';

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

/** One card: masked number, owner and expiry. */
function SavedCard({ card }: { card: Card }) {
  const [isDeleting, setDeleting] = useState(false);
  const { name, type, expire } = card;
  const number = isolate(card.number || type || t('payment.savedCard'));
  const date = isolate(expire);
  const isPast = isOver(expire, wallClock(serverNow(), timeZone()));
  const expiry = expire && t(isPast ? 'cards.expired' : 'cards.until', { date });
  const remove = async () => {
    setDeleting(true);
    await deleteCard(card);
    setDeleting(false);
  };
  return (
    <Row
      icon="card"
      label={number}
      detail={dotted([name, type, expiry].filter(Boolean).map(isolate)) || undefined}
      aside={
        <IconButton
          icon="trash"
          label={t('cards.remove', { number })}
          isDisabled={isDeleting}
          onPress={() => void remove()}
        />
      }
    />
  );
}
