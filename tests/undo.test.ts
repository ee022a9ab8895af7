import { expect, test } from 'vitest';
import { beginJourneys, fill, inBrowser, type Page } from './journey';

beginJourneys();

const undos = ({ toasts }: Page) => toasts.state.list.map(({ action }) => action?.onPress);
const lines = ({ cart }: Page) => cart.state.lines.map(({ productId }) => productId);

test('two removed lines of the same name can both be put back', async () => {
  const page = await inBrowser();
  fill(page, 1, 0);
  fill(page, 2, 1);
  const before = lines(page);
  for (const { key } of [...page.cart.state.lines]) page.removeLine(key, 'Lagʻmon');
  expect(lines(page)).toEqual([]);
  for (const undo of undos(page).reverse()) undo?.();
  expect(lines(page)).toEqual(before);
});

test('what is said twice, with nothing to undo, is shown once', async () => {
  const page = await inBrowser();
  const { length } = page.toasts.state.list;
  for (const text of ['Saqlandi', 'Saqlandi']) page.toasts.show(text);
  expect(page.toasts.state.list).toHaveLength(length + 1);
});
