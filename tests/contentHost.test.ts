import { expect, test } from 'vitest';
import { backend, beginJourneys, inBrowser, inTelegram, logIn } from './journey';

beginJourneys();

const banners = '/support/v1/banner';
const description = { uz: 'Hozircha yoʻq', ru: 'Пока нет', eng: 'Not yet' };

/** Flows that request from the content host, in the page opened last. */
const contentFlows = async () => ({
  ...(await import('../src/flows/content/loadContent')),
  ...(await import('../src/flows/content/loadContent')),
  ...(await import('../src/flows/content/loadContent')),
});

test('a 401 from the content host logs the person out in a browser', async () => {
  const page = await inBrowser();
  await logIn(page);
  backend.faults.add({ path: banners, status: 401 });
  await (await contentFlows()).loadBanners();
  expect(page.session.state.status).toBe('guest');
});

test('inside Telegram the session is renewed once and then dropped, without a loop', async () => {
  const page = await inTelegram();
  backend.faults.add({ path: banners, status: 401 });
  const signIns = () => backend.calls.filter(({ path }) => path === '/webbot/v1/users/token');
  const before = signIns().length;
  const { loadBanners } = await contentFlows();
  for (let times = 0; times < 4; times += 1) await loadBanners();
  expect(signIns().length - before).toBe(1);
  expect(page.session.state.status).toBe('guest');
});

test('messages from the content host are shown in the person’s language', async () => {
  const page = await inBrowser();
  const flows = await contentFlows();
  const asking = {
    [banners]: () => flows.loadBanners(),
    '/notifications/v2/stories': () => flows.loadStories(),
    '/support/v1/company/policies': () => flows.loadPolicy('TERMS'),
    '/support/v1/vacancies': () => flows.loadVacancies(),
    '/support/v1/vacancies/1': () => flows.loadVacancy('1'),
  };
  for (const [path, ask] of Object.entries(asking)) {
    page.toasts.reset();
    backend.faults.add({ path, status: 422, description });
    await ask();
    expect([path, page.toasts.state.list.at(-1)?.text]).toEqual([path, description.uz]);
  }
});
