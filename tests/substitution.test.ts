import { expect, test } from 'vitest';
import { backend, beginJourneys, chooseMain, fill, inTelegram, plainProduct } from './journey';
import { settled } from './until';

beginJourneys({ isHurried: true });

async function ordered(lineNotes: boolean) {
  for (const settings of backend.db.settings) {
    Object.assign(settings, { productComment: lineNotes, mainLanguage: 'ru' });
  }
  const page = await inTelegram();
  const { setSubstitution } = await import('../src/stores/order/handOver');
  chooseMain(page);
  fill(page, 1);
  fill(page, 1, 1);
  page.cart.setNote(page.cart.state.lines[0]?.key ?? '', 'Tuzsiz.');
  page.draft.setNote('Tezroq');
  setSubstitution('', 'call');
  setSubstitution(plainProduct(page).id, 'replace');
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  // The next order starts without answers.
  expect(page.draft.state.substitution).toEqual({});
  const order = backend.db.orders.at(-1);
  return { note: order?.note, lines: order?.cartItems.map(({ note }) => note) };
}

test('what to do if a product is out is sent in the notes, in the shop’s language', async () => {
  expect(await ordered(true)).toEqual({
    note: 'Tezroq. Если закончилось: позвонить мне',
    lines: ['Tuzsiz. Если закончилось: заменить на похожее', ''],
  });
});

test('a shop without line notes gets the answer for the whole order only', async () => {
  expect(await ordered(false)).toEqual({
    note: 'Tezroq. Если закончилось: позвонить мне',
    lines: ['Tuzsiz.', ''],
  });
});

test('the answers survive a reload', async () => {
  await inTelegram();
  const { setSubstitution } = await import('../src/stores/order/handOver');
  setSubstitution('plov', 'leaveOut');
  const page = await inTelegram();
  expect(page.draft.state.substitution).toEqual({ plov: 'leaveOut' });
});
