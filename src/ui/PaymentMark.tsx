import type { PaymentType } from '../domain/order/order';
import { Icon } from './Icon';
import { paymentIcon } from './paymentDisplay';
import { type Tint, TintTile } from './TintTile';

/** Online providers: a coloured tile with a letter. */
const signs: Readonly<Record<PaymentType, { letter: string; tint: Tint } | null>> = {
  CASH: null,
  TERMINAL: null,
  OTHER: null,
  PAYME: { letter: 'P', tint: 'green' },
  CLICK: { letter: 'C', tint: 'blue' },
  CLICK_MINI_APP: { letter: 'C', tint: 'blue' },
  UZUM: { letter: 'U', tint: 'violet' },
  PAYNET: { letter: 'N', tint: 'orange' },
  RAHMAT: { letter: 'R', tint: 'red' },
  PAYZE: { letter: 'Z', tint: 'grey' },
};

/** Icon of a payment type, 24 px wide; decorative beside its name. */
export function PaymentMark({ type }: { type: PaymentType | null }) {
  const sign = type === null ? null : signs[type];
  if (!sign) return <Icon name={paymentIcon(type)} />;
  return (
    <TintTile tint={sign.tint} size="small">
      {sign.letter}
    </TintTile>
  );
}
