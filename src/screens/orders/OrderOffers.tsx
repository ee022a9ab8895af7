import { useSnapshot } from 'valtio';
import { acceptPrompt } from '../../flows/start/showPrompts';
import * as prompts from '../../stores/start/prompts';
import { TelegramOffer } from '../../ui/TelegramOffer';

/** The next one-time offer of a Telegram feature, with the order that it belongs to. */
export function OrderOffers({ orderId }: { orderId: string }) {
  const { orderId: offeredWith, open } = useSnapshot(prompts.state);
  const [offer] = open;
  if (!offer || offeredWith !== orderId) return null;
  return (
    <TelegramOffer
      key={offer}
      offer={offer}
      onAccept={() => void acceptPrompt(offer)}
      onRefuse={() => prompts.close(offer)}
    />
  );
}
