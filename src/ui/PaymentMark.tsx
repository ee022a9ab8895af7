import type { PaymentType } from '../domain/order/order';
import { Icon } from './Icon';
import { paymentIcon } from './paymentDisplay';
import { type Tint, TintTile } from './TintTile';

/** The online providers: a letter each, on a ground of its own, tells them apart at a glance. */
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

/** What a way to pay is known by, 24 px wide; an ornament beside its name. */
export function PaymentMark({ type }: { type: PaymentType | null }) {
  const sign = type === null ? null : signs[type];
  if (!sign) return <Icon name={paymentIcon(type)} />;
  return (
    <TintTile tint={sign.tint} size="small">
      {sign.letter}
    </TintTile>
  );
}
