import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Order } from '../../domain/order/order';
import { acceptPrompt, showPrompts } from '../../flows/start/showPrompts';
import * as prompts from '../../stores/start/prompts';
import { TelegramOffer } from '../../ui/TelegramOffer';
import styles from './PlacedFacts.module.css';

/** With the first order: messages about it in Telegram, once. */
export function MessagesOffer({ order }: { order: Order }) {
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
