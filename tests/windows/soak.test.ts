// @vitest-environment node
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createOtherServer } from '../otherServer/createOtherServer';
import { bundleParts } from './bundleParts';
import { createNight } from './night';
import { holdTime } from './time';

let code: string;
beforeAll(async () => {
  code = await bundleParts();
}, 120_000);
beforeEach(() => void holdTime());
afterEach(() => void vi.useRealTimers());

test.each([
  { where: 'tabs of one browser', isInTelegram: false, orders: 200, seed: 4 },
  { where: 'windows inside Telegram', isInTelegram: true, orders: 100, seed: 7 },
])(
  'two people in two $where, $orders orders: what the screens showed as ordered is what the server has',
  { timeout: 300_000 },
  async ({ isInTelegram, orders, seed }) => {
    const server = createOtherServer();
    const night = createNight({ server, code, seed, isInTelegram });
    await night.begin();
    for (let count = 0; count < orders; count += 1) await night.orderOnce();
    await night.end();
    expect(night.wrongs).toEqual([]);
    expect(server.world.orders.length).toBeGreaterThan(orders / 2);
  },
);
