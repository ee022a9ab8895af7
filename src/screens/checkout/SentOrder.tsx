import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Order } from '../../domain/order/order';
import { awaitsShop } from '../../domain/order/orderProgress';
import { acceptPrompt, showPrompts } from '../../flows/start/showPrompts';
import { t } from '../../i18n/t';
import { closeAllSheets, replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as prompts from '../../stores/start/prompts';
import { TelegramOffer } from '../../ui/TelegramOffer';
import { PlacedFacts } from './PlacedFacts';
import styles from './PlacedFacts.module.css';
import { PlacedSheet } from './PlacedSheet';

/** §4: the server has the order. It is called accepted only once the shop has accepted it. */
export function SentOrder({ order }: { order: Order }) {
  const { number } = order;
  const isWaiting = awaitsShop(order.status);
  const title = t(isWaiting ? 'checkout.placedTitle' : 'checkout.acceptedTitle');
  const text = t(isWaiting ? 'checkout.placedText' : 'checkout.acceptedText', { number });
  return (
    <PlacedSheet
      tone="good"
      icon="check"
      title={title}
      text={text}
      action={{ text: t('checkout.follow'), onPress: () => replaceSheet(paths.order(order.id)) }}
      secondary={{ text: t('common.toMenu'), onPress: closeAllSheets }}
    >
      <PlacedFacts order={order} />
      <MessagesOffer order={order} />
    </PlacedSheet>
  );
}

/** With the first order: messages about it in Telegram, once. */
function MessagesOffer({ order }: { order: Order }) {
  const { orderId, open } = useSnapshot(prompts.state);
  useEffect(() => void showPrompts(order), [order]);
  if (orderId !== order.id || !open.includes('notices')) return null;
  return (
    <div className={styles.facts}>
      <TelegramOffer
        offer="notices"
        onAccept={() => void acceptPrompt('notices')}
        onRefuse={() => prompts.close('notices')}
      />
    </div>
  );
}
