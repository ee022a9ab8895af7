import { textsIn } from '../../mocks/telegram/texts/texts';
import { expect, test } from './fixtures';
import { setOnPage } from './setOnPage';
import { sent } from './simulatorSteps';
import { topSheet } from './steps';

const uz = textsIn('uz');
const opened = { contact: 'grant', start: 'product_toy-oshi' } as const;
const method = 'web_app_send_prepared_message';

test('with VITE_SHARE_MESSAGE a product is sent as its card, and nothing if the sheet is closed', async ({
  simulator,
  page,
  shop,
}) => {
  await setOnPage(page, shop, { VITE_SHARE_MESSAGE: 'on' });
  const { app } = await simulator(opened);
  await expect.poll(() => shop.backend.db.users[0]?.isVerified).toBe(true);
  const share = topSheet(app).getByRole('button', { name: 'Ulashish', exact: true });
  const sheet = page.getByRole('dialog', { name: uz.messageTitle });
  const ids = () => shop.backend.db.preparedMessages.map(({ id }) => ({ id }));

  await share.press('Enter');
  await expect(sheet).toContainText('Toʻy oshi');
  await expect(sheet).toContainText('Doʻkonda ochish');
  const isDrawn = (image: HTMLImageElement) => image.naturalWidth > 0;
  await expect.poll(() => sheet.locator('img').evaluate(isDrawn)).toBe(true);
  await sheet.getByRole('button', { name: uz.cancel }).click();
  await expect(sheet).toHaveCount(0);

  await share.press('Enter');
  await sheet.getByRole('button', { name: uz.send }).click();
  await expect(sheet).toHaveCount(0);
  expect(ids()).toHaveLength(2);
  expect(await sent(page, method)).toEqual(ids());
  expect(await sent(page, 'web_app_open_tg_link')).toEqual([]);
});

test('a client before 8.0 shares the link, and so does a shop without VITE_SHARE_MESSAGE', async ({
  simulator,
  page,
  shop,
}) => {
  const sharesLink = async (version?: string) => {
    const { app } = await simulator({ ...opened, ...(version && { version }) });
    await topSheet(app).getByRole('button', { name: 'Ulashish', exact: true }).press('Enter');
    await expect(page.getByText(/t\.me\/share\/url/)).toContainText('startapp%3Dproduct_toy-oshi');
    expect(await sent(page, method)).toEqual([]);
  };
  await sharesLink();
  await setOnPage(page, shop, { VITE_SHARE_MESSAGE: 'on' });
  await sharesLink('7.10');
  expect(shop.backend.db.preparedMessages).toEqual([]);
});
