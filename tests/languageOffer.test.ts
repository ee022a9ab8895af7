import { expect, test, vi } from 'vitest';
import { backend, beginJourneys, inBrowser, inTelegram } from './journey';

beginJourneys();

/** Opens the shop in a browser whose person reads these languages. */
async function openFor(...tags: string[]) {
  Object.assign(navigator, { languages: tags });
  const page = await inBrowser();
  const { currentLanguage } = await import('../src/i18n/t');
  return { ...page, currentLanguage };
}

type Page = Awaited<ReturnType<typeof inBrowser>>;
const offers = ({ toasts }: Page) => toasts.state.list.map(({ text }) => text);

test('another language of the browser is offered once, in that language', async () => {
  const page = await openFor('ru-RU', 'en-GB');
  expect(offers(page)).toEqual(['Показать магазин на русском?']);
  expect(page.toasts.state.list[0]).toMatchObject({
    language: 'ru',
    action: { text: 'Русский' },
  });
  expect(page.currentLanguage()).toBe('uz');
  expect(offers(await openFor('ru-RU'))).toEqual([]);
});

test('the offer, accepted, is a choice that stays', async () => {
  const page = await openFor('kk-KZ');
  page.toasts.state.list[0]?.action?.onPress();
  await vi.waitFor(() => expect(page.currentLanguage()).toBe('kz'));
  expect((await openFor('kk-KZ')).currentLanguage()).toBe('kz');
});

test('a language that the shop has not is passed over for the next', async () => {
  for (const settings of backend.db.settings)
    Object.assign(settings, { kzActive: false, trActive: true });
  expect(offers(await openFor('de-DE', 'kk-KZ', 'tr'))).toEqual(['Mağaza Türkçe gösterilsin mi?']);
});

test('nothing is offered to a reader of the language on screen, or of none that is known', async () => {
  expect(offers(await openFor('uz-Latn-UZ', 'ru-RU'))).toEqual([]);
  expect(offers(await openFor('de-DE'))).toEqual([]);
});

test('a choice of before, and Telegram’s own language, are not questioned', async () => {
  const page = await openFor('uz');
  await page.changeLanguage('uz');
  expect(offers(await openFor('ru-RU'))).toEqual([]);
  const telegram = await inTelegram({ vendor: 'demo' });
  expect(offers(telegram)).toEqual([]);
});

test('where cookies are blocked, the language that the address or the person has chosen stays in the window', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  const page = await openFor('uz');
  // What `main` does with the address.
  page.remembered.rememberLanguage('ru');
  await page.open();
  expect(page.currentLanguage()).toBe('ru');
  expect((await openFor('uz')).currentLanguage()).toBe('ru');
  sessionStorage.clear();
  expect((await openFor('uz')).currentLanguage()).toBe('uz');
});
