import { beforeAll, expect, test } from 'vitest';
import { bundleParts } from '../windows/bundleParts';
import { orderTroubles } from './orderTroubles';
import { runTrouble } from './runTrouble';
import type { Customer } from './server';

/**
 * Everything that may happen around an order, on one server. Each server has its own file, since a
 * file has one clock.
 */
export function describeTroubles<Own>(createCustomer: () => Promise<Customer<Own>>): void {
  let customer: Customer<Own>;
  let code: string;

  beforeAll(async () => {
    code = await bundleParts();
    customer = await createCustomer();
  }, 600_000);

  test.each(orderTroubles)('$name: ordered once', { timeout: 300_000 }, async (trouble) => {
    expect(await runTrouble(customer, trouble, code)).toEqual([]);
  });
}
