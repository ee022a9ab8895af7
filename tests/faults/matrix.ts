import { beforeAll, expect, test } from 'vitest';
import { runsAll } from '../cases';
import { type Fault, faultsOf } from './faultKinds';
import { runCell } from './runCell';
import type { Scenarios } from './scenario';
import type { Customer } from './server';

/** Average number of faults per call; rotated so that every fault is used. */
const faultsPerCall = 1.5;

/**
 * The part of the table that these scenarios fill: each call from the start of the app, without and
 * with faults. In `npm test` a call without a fault is what its faults end in, once they are over.
 */
export function describeCalls<Own>(
  scenarios: Scenarios<Own>,
  createCustomer: () => Promise<Customer<Own>>,
): void {
  let customer: Customer<Own>;

  beforeAll(async () => {
    customer = await createCustomer();
  }, 600_000);

  for (const [index, [call, scenario]] of Object.entries(scenarios).entries()) {
    test(`${call} costs nobody anything when it fails`, { timeout: 1_200_000 }, async () => {
      const faults = faultsOf(customer.name, scenario.act !== undefined);
      const sample = runsAll ? faults : sampleOf(faults, index);
      // who is logged out comes to no goal
      const isAtGoal = !runsAll && sample.some(({ name }) => name !== '401');
      const wrong: string[] = [];
      for (const fault of isAtGoal ? sample : [null, ...sample]) {
        const found = await runCell(customer, { call, scenario, fault });
        wrong.push(...found.map((each) => `${fault?.name ?? 'no fault'}: ${each}`));
      }
      expect(wrong).toEqual([]);
    });
  }
}

/** The faults selected for the call at `index`. */
function sampleOf(faults: readonly Fault[], index: number): readonly Fault[] {
  const from = Math.floor(index * faultsPerCall);
  const to = Math.floor((index + 1) * faultsPerCall);
  return [...faults, ...faults].slice(from % faults.length).slice(0, to - from);
}
