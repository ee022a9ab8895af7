import { useState } from 'react';
import { isOver } from '../../domain/cards/card';
import type { Card } from '../../domain/order/payment';
import { wallClock } from '../../domain/time/wallClock';
import { deleteCard } from '../../flows/cards/deleteCard';
import { timeZone } from '../../flows/platform';
import { serverNow } from '../../flows/serverNow';
import { isolate } from '../../i18n/isolate';
import { t } from '../../i18n/t';
import { IconButton } from '../../ui/IconButton';
import { Row } from '../../ui/Row';

/** One card: its masked number, whose it is, and until when it holds. */
export function SavedCard({ card }: { card: Card }) {
  const [isLeaving, setLeaving] = useState(false);
  const { name, type, expire } = card;
  const number = isolate(card.number || type || t('payment.savedCard'));
  const date = isolate(expire);
  const isPast = isOver(expire, wallClock(serverNow(), timeZone()));
  const until = expire && t(isPast ? 'cards.expired' : 'cards.until', { date });
  const remove = async () => {
    setLeaving(true);
    await deleteCard(card);
    setLeaving(false);
  };
  return (
    <Row
      icon="card"
      label={number}
      detail={[name, type, until].filter(Boolean).map(isolate).join(' · ') || undefined}
      aside={
        <IconButton
          icon="trash"
          label={t('cards.remove', { number })}
          isDisabled={isLeaving}
          onPress={() => void remove()}
        />
      }
    />
  );
}
