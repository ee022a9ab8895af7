import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { paymentTypes } from '../domain/order/order';
import { isOnline } from '../domain/order/payment';
import { PaymentMark } from './PaymentMark';

// OTHER is a saved card.
const providers = paymentTypes.filter((type) => isOnline(type) && type !== 'OTHER');

test.each(providers)('the provider %s has its letter', (type) => {
  expect(renderToStaticMarkup(<PaymentMark type={type} />)).toMatch(/>[A-Z]</);
});
