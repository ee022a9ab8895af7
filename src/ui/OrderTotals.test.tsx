import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { sampleOrder } from '../../tests/samples/orders';
import { toMoney } from '../domain/basket/pricing';
import { showLanguage, textsComplete } from '../i18n/t';
import { OrderTotals } from './OrderTotals';

beforeAll(async () => {
  await showLanguage('uz');
  await textsComplete();
});

const textOf = (
  props: Omit<Parameters<typeof OrderTotals>[0], 'totals'>,
  deliveryPrice = toMoney(0, 2),
) => {
  const page = document.createElement('main');
  const totals = { ...sampleOrder().totals, deliveryPrice };
  page.innerHTML = renderToStaticMarkup(<OrderTotals totals={totals} {...props} />);
  return page.textContent?.replaceAll('\u00a0', ' ');
};

test.each(['choose', 'logIn'] as const)(
  'while a delivery cannot be priced (%s), it says what it costs at least',
  (deliveryState) => {
    expect(textOf({ deliveryState, deliveryFrom: toMoney(7000, 2) })).toContain('7 000 soʻmdan');
    expect(textOf({ deliveryState, deliveryFrom: 0 })).not.toMatch(/soʻmdan/);
  },
);

test('a delivery that is priced, or that nobody can price, does not say "from"', () => {
  expect(
    textOf({ deliveryState: null, deliveryFrom: toMoney(7000, 2) }, toMoney(9000, 2)),
  ).not.toContain('7 000');
  expect(textOf({ deliveryState: 'failed', deliveryFrom: toMoney(7000, 2) })).not.toContain(
    '7 000',
  );
  expect(
    textOf({ deliveryState: 'choose', deliveryFrom: toMoney(7000, 2) }, toMoney(9000, 2)),
  ).not.toContain('7 000');
});

test('a service fee that is about to be known has its line, so that nothing moves once it is', () => {
  const lines = (props: object, servicePrice = toMoney(0, 2)) => {
    const totals = { ...sampleOrder().totals, servicePrice };
    const page = document.createElement('main');
    page.innerHTML = renderToStaticMarkup(<OrderTotals totals={totals} {...props} />);
    return [...page.querySelectorAll('dt')].map(({ textContent }) => textContent);
  };
  expect(lines({ isFeeLoading: true })).toEqual(lines({}, toMoney(2000, 2)));
  expect(lines({})).not.toContain('Xizmat haqi');
});
