import { expect, test, vi } from 'vitest';
import { settled, until } from '../until';
import { beginOtherJourneys, inOtherBrowser, other } from './openOther';

// What this server writes about itself that no order needs.

beginOtherJourneys();

test.each([1, 'true', 'Y'])('a tracker’s flag as %j counts', async (flag) => {
  const { fetch } = other;
  const ids = { metaPixelId: '123456789012345', yandexMetricsId: 98_765_432 };
  other.fetch = async (request) => {
    const answer = await fetch(request);
    if (!new URL(request.url).pathname.includes('/merchant/settings/')) return answer;
    const flags = { metaPixelActive: flag, yandexMetricsEnabled: flag };
    return Response.json({ ...(await answer.json()), ...ids, ...flags });
  };
  // The page of a unit test loads no scripts of others, and says so.
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await settled(inOtherBrowser());
  for (const host of ['mc.yandex.ru', 'connect.facebook.net'])
    await until(() => said.mock.calls.flat().some((text) => String(text).includes(host)));
});

test('a vacancy’s salary is a number, and its person a record', async () => {
  const vacancy = {
    id: 9,
    position: { uz: 'Oshpaz' },
    salary: 5_000_000,
    responsiblePerson: { id: 3, firstName: 'Ali', lastName: 'Valiyev' },
  };
  for (const [path, value] of [
    ['/support/v1/vacancies', [vacancy]],
    ['/support/v1/vacancies/9', vacancy],
  ] as const)
    other.plant({ path, answer: { status: 200, text: JSON.stringify(value) } });
  await settled(inOtherBrowser());
  const { loadVacancies, loadVacancy } = await import('../../src/flows/content/loadContent');
  const read = { salary: { uz: '5000000' }, responsiblePerson: 'Ali Valiyev' };
  expect(await settled(loadVacancies())).toMatchObject([read]);
  expect(await settled(loadVacancy('9'))).toMatchObject(read);
});
