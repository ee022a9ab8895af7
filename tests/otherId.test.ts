import { expect, test } from 'vitest';
import { beginJourneys, inBrowser } from './journey';
import { eventually } from './until';

beginJourneys();

/** Stores `demo` under another merchant's id. */
async function rememberAs(vendor: string) {
  const other = await inBrowser({ vendor });
  const found = other.merchant.state.merchant;
  if (!found) throw new Error(`There is no ${vendor}`);
  other.remembered.rememberMerchant('demo', found);
  return other;
}

const names = ({ catalog }: Awaited<ReturnType<typeof inBrowser>>) =>
  catalog.state.catalog.products.map(({ id }) => id);

test('a stored merchant whose id has changed shows its own products, settings and branches', async () => {
  const first = await inBrowser();
  const { merchant, branches } = first;
  const other = await rememberAs('bloom');
  expect(names(other)).not.toEqual(names(first));
  const page = await inBrowser();
  await eventually(() => {
    expect(page.merchant.state.merchant?.id).toBe(merchant.state.merchant?.id);
    expect(names(page)).toEqual(names(first));
    expect(page.catalog.state.status).toBe('ready');
    expect(page.merchant.state.settings).toEqual(merchant.state.settings);
    expect(page.branches.state.branches).toEqual(branches.state.branches);
  });
});
