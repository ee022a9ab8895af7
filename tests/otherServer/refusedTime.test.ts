import { describe, expect, test } from 'vitest';
import { testNow } from '../../mocks/backend/testNow';
import { settled } from '../until';
import { beginOtherJourneys, inOtherTelegram, other } from './openOther';

const day = 24 * 60 * 60_000;
const orderCall = '/orders/v1/orders/at-time';
const posts = () => other.calls.filter(({ path }) => path === orderCall);

/**
 * Someone whose device is a day behind picks this evening, which is yesterday for the server. They
 * sign in with init data, as an SMS code would reveal the server's time.
 */
async function orderForEvening() {
  const page = await settled(inOtherTelegram({ deviceNow: () => testNow - day }));
  const somsa = page.catalog.state.products.get('101');
  if (!somsa) throw new Error('The somsa is not in the catalogue');
  page.addToBasket(somsa, [], 2);
  page.chooseBranch('1');
  page.draft.setTime({ day: '2026-03-03', time: '18:30' });
  return { page, outcome: await settled(page.submitOrder()) };
}

describe('a device a day behind, on a server that does not send its time', () => {
  beginOtherJourneys({ now: () => testNow });

  test('is refused a past time in the server’s own words, and keeps its basket', async () => {
    const { page, outcome } = await orderForEvening();
    if (outcome.kind !== 'refused') throw new Error(`The order was ${outcome.kind}`);
    const { errorText } = await import('../../src/i18n/errorText');
    expect(errorText(outcome.error)).toBe('Bu vaqt allaqachon oʻtgan');
    expect(posts()).toMatchObject([{ status: 422 }]);
    expect(other.world.orders).toEqual([]);
    expect(page.cart.state.lines).toHaveLength(1);
    expect(page.pending.state).toMatchObject({ status: 'idle', pending: null });

    page.draft.setTime(null);
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
    expect(other.world.orders).toHaveLength(1);
  });
});

describe('a device a day behind, on a server that sends its time', () => {
  beginOtherJourneys({ now: () => testNow, tellsTime: true });

  test('knows that the time has passed, and sends nothing', async () => {
    const { outcome } = await orderForEvening();
    expect(outcome.kind).toBe('timePast');
    expect(posts()).toEqual([]);
  });
});
