import { expect, test } from 'vitest';
import { testNow } from '../mocks/backend/testNow';
import { backend, beginJourneys, chooseMain, fill, inBrowser, logIn } from './journey';
import { isReady } from './ordering';
import { settled, until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** A customer on a device whose clock is off by `ms`, with a basket for pick-up. */
async function customerOff(ms: number) {
  const page = await inBrowser({ deviceNow: () => backend.clock.now() + ms });
  await logIn(page);
  fill(page);
  chooseMain(page);
  await until(() => isReady(page));
  return page;
}

test.each([
  ['a day behind', -day],
  ['a day ahead', day],
  ['seven hours ahead', 7 * hour],
])('on a device that is %s the opening hours follow the server’s clock', async (_, off) => {
  const page = await customerOff(off);
  const { serverNow } = await import('../src/flows/platform');
  expect(Math.abs(serverNow() - testNow)).toBeLessThan(1000);
  expect(page.clock.state.now).toBe(serverNow());
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
});

test('on a device a day behind, yesterday is past and today’s orders go to today', async () => {
  const page = await customerOff(-day);
  page.draft.setTime({ day: '2026-03-03', time: '18:30' });
  expect(await settled(page.submitOrder())).toEqual({ kind: 'timePast' });
  page.draft.setTime({ day: '2026-03-04', time: '18:30' });
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(backend.db.orders[0]).toMatchObject({ deliveryAt: '2026-03-04T13:30:00.000Z' });
});

test('the offered slots are those of the server’s day', async () => {
  const page = await customerOff(-day);
  const { daysToOrder } = await import('../src/domain/time/slots');
  const { serverNow } = await import('../src/flows/platform');
  const main = page.branches.state.branches.find(({ isMain }) => isMain);
  if (!main) throw new Error('The shop has no main branch');
  const [first] = daysToOrder(main, serverNow(), 'Asia/Tashkent', 'PICK_UP');
  expect(first).toMatchObject({ day: '2026-03-04', daysAhead: 0 });
});
