import { expect, test } from './fixtures';
import { byMain, saveAddress, untilSignedIn } from './saveAddress';
import { atRest, expectSheets, logIn, topSheet } from './steps';

/** Runs in the page: where the texts above fields and cards start, at the left edge, and the ground. */
function readForm(sheet: Element) {
  const starts = [...sheet.querySelectorAll('label[for], h3')].map((label) => {
    const range = document.createRange();
    range.selectNodeContents(label);
    return Math.round(range.getBoundingClientRect().left);
  });
  const page = sheet.querySelector('header')?.parentElement;
  return {
    starts: [...new Set(starts.filter((left) => left < 100))],
    ground: page ? getComputedStyle(page).backgroundColor : '',
  };
}

test('forms have one ground, and their labels one line with the titles of cards', async ({
  page,
  shop,
}) => {
  await logIn(page, shop);
  await saveAddress(shop, 'Uy', byMain);
  const paths = [
    '/profile/user',
    '/profile/cards/create',
    '/reservation',
    '/address/delivery/details?id=saved-Uy',
    '/profile/phone',
  ];
  const found: Record<string, ReturnType<typeof readForm>> = {};
  for (const path of paths) {
    await page.goto(path);
    await expect(topSheet(page).getByRole('textbox').first()).toBeVisible();
    await atRest(page);
    found[path] = await topSheet(page).evaluate(readForm);
  }
  const [first] = Object.values(found);
  expect(first?.starts).toHaveLength(1);
  expect(found).toEqual(Object.fromEntries(paths.map((path) => [path, first])));
});

test('the details of an address show all their fields where there is room', async ({
  simulator,
  shop,
}) => {
  const { app } = await simulator({ contact: 'grant', width: 360, height: 800 });
  await saveAddress(shop, 'Uy', byMain);
  await untilSignedIn(app);
  await app.getByRole('button', { name: 'Qayerga yetkazib beramiz?' }).click();
  await topSheet(app)
    .getByRole('button', { name: /^Tahrirlash/ })
    .click();
  await expectSheets(app, 'Manzillarim', 'Manzilni tahrirlash');
  const note = topSheet(app).getByLabel('Kuryer uchun izoh');
  await expect(note).toBeInViewport({ ratio: 1 });
});
