import type { PaymentType } from '../domain/order/paymentTraits';
import { Icon } from './Icon';
import { paymentIcon, paymentTile } from './paymentMarks';
import { TintTile } from './TintTile';

/** Icon of a payment type, 24 px wide; decorative beside its name. */
export function PaymentMark({ type }: { type: PaymentType | null }) {
  const tile = paymentTile(type);
  if (!tile) return <Icon name={paymentIcon(type)} />;
  return (
    <TintTile tint={tile.tint} size="small">
      {tile.letter}
    </TintTile>
  );
}
