import { expect, test } from 'vitest';
import type { Backend } from '../mocks/backend/app';
import { backend, beginJourneys, home, logIn } from './journey';
import { openPage } from './openPage';
import { lookedFor, mainDish } from './ordering';
import { settled } from './until';

beginJourneys({ isNoon: true, isHurried: true });

/** The backend behind a network that loses every third request once `begin` was called. */
function behindLosses(first: number) {
  let count = 0;
  let isFlaky = false;
  const fetch: Backend['fetch'] = (request) => {
    count += 1;
    const isLost = isFlaky && count % 3 === first % 3;
    return isLost ? Promise.reject(new TypeError('connection reset')) : backend.fetch(request);
  };
  const network = new Proxy(backend, {
    get: (served, name) => (name === 'fetch' ? fetch : Reflect.get(served, name)),
  });
  return {
    network,
    begin() {
      count = 0;
      isFlaky = true;
    },
  };
}

/** Losses start at the first call or at the press, so that the press meets them at each step. */
const journeys = [1, 2, 3].flatMap((first) =>
  ['pick-up', 'delivery'].flatMap((way) =>
    ['the start', 'the press'].map((from) => ({ first, way, from })),
  ),
);

test.each(journeys)(
  'a $way is ordered exactly once when every third request is lost, from $from on, request $first first',
  { timeout: 30_000 },
  async ({ first, way, from }) => {
    const { network, begin } = behindLosses(first);
    if (from === 'the start') begin();
    const page = await settled(openPage({ backend: network }));
    await logIn(page);
    await page.loadBranches();
    if (way === 'pick-up') page.chooseBranch('markaz');
    page.addToBasket(mainDish(page), [], 4);
    if (way === 'delivery') {
      page.draft.setAddress(home);
      await page.quoteDelivery();
    }
    if (from === 'the press') begin();
    // A person who is told that the order was not seen presses again.
    const outcomes: string[] = [];
    while (outcomes.length < 3 && outcomes.at(-1) !== 'accepted') {
      expect(page.cart.state.lines).toHaveLength(1);
      outcomes.push((await settled(page.submitOrder())).kind);
      if (outcomes.at(-1) === 'checking') await lookedFor(page);
      if (page.placed.state.orderId !== null) outcomes.push('accepted');
    }
    expect(outcomes.at(-1)).toBe('accepted');
    expect(backend.db.orders).toHaveLength(1);
  },
);
