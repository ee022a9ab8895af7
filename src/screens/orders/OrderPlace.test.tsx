import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { sampleAddress } from '../../../tests/samples/models';
import { sampleOrder } from '../../../tests/samples/orders';
import { showLanguage, textsComplete } from '../../i18n/t';
import { OrderPlace } from './OrderPlace';

beforeAll(async () => {
  await showLanguage('uz');
  await textsComplete();
});

/** What the page of an order says whose branch and address are 15 km from each other. */
const textWith = (distance: number): string => {
  const order = sampleOrder({
    serviceType: 'DELIVERY',
    address: sampleAddress({ latitude: 41.45, longitude: 69.28 }),
    branchPlace: { latitude: 41.311, longitude: 69.28 },
    distance,
  });
  const page = document.createElement('main');
  page.innerHTML = renderToStaticMarkup(<OrderPlace order={order} />);
  return page.textContent ?? '';
};

test.each([19.4, 19_400])('a way of %d, in kilometres or in metres, is 19 km', (distance) => {
  expect(textWith(distance)).toMatch(/19\s*km/);
});

test('a way in no unit that fits is not told', () => {
  expect(textWith(300)).not.toMatch(/\d\s*(m|km)\b/);
});
