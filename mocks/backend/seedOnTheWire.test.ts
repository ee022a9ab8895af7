// @vitest-environment node
import { expect, it } from 'vitest';
import { listBranches, listCities } from '../../src/api/branches';
import { getCatalog } from '../../src/api/catalog';
import { listRegions } from '../../src/api/deliveries';
import { createHttp, type Fault } from '../../src/api/http';
import { findMerchantBySub, getSettings } from '../../src/api/merchants';
import { getOrderRules, getOrderSettings } from '../../src/api/orders';
import type { Result } from '../../src/api/result';
import { createBackend } from './app';
import { createVisitor } from './visitor';

/** The app's API client on the mock backend, and the records it dropped. */
async function arrange(merchant: string) {
  const backend = createBackend();
  const visitor = createVisitor(backend, merchant);
  await visitor.signIn();
  const faults: Fault[] = [];
  const http = createHttp({
    fetch: (input, init) => backend.fetch(new Request(input, init)),
    baseURL: () => 'http://shop.test/api',
    merchant: () => merchant,
    token: () => visitor.token,
    onUnauthorized: () => Promise.resolve(false),
    report: (fault) => faults.push(fault),
  });
  return { http, faults };
}

function resultOf<T>([error, result]: Result<T>): T {
  if (error) throw new Error(error.kind);
  return result;
}

it.each([
  ['demo', 66, 5, 2],
  ['bloom', 13, 1, 0],
])('the app reads every record of %s', async (sub, products, branches, regions) => {
  const { http, faults } = await arrange(sub);
  const merchant = resultOf(await findMerchantBySub(http, sub));
  const id = merchant?.id ?? '';
  const catalog = resultOf(await getCatalog(http, 'TG'));
  expect(catalog.products).toHaveLength(products);
  expect(resultOf(await listBranches(http))).toHaveLength(branches);
  expect(resultOf(await listRegions(http))).toHaveLength(regions);
  resultOf(await listCities(http, id));
  resultOf(await getSettings(http, 'web'));
  resultOf(await getOrderRules(http));
  resultOf(await getOrderSettings(http, id, true));
  expect(faults).toEqual([]);
  expect(JSON.stringify(merchant)).not.toContain('fake-');
});
