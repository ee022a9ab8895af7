import { useState } from 'react';
import { isOver } from '../../domain/cards/card';
import type { Card } from '../../domain/order/payment';
import { wallClock } from '../../domain/time/wallClock';
import { deleteCard } from '../../flows/cards/deleteCard';
import { timeZone } from '../../flows/platform';
import { serverNow } from '../../flows/serverNow';
import { dotted } from '../../i18n/dotted';
import { isolate } from '../../i18n/isolate';
import { t } from '../../i18n/t';
import { IconButton } from '../../ui/IconButton';
import { Row } from '../../ui/Row';

/** One card: masked number, owner and expiry. */
export function SavedCard({ card }: { card: Card }) {
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
