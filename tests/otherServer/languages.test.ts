import { expect, test } from 'vitest';
import { cookies } from '../../src/device/storages';
import { languages } from '../../src/domain/text/language';
import { settled } from '../until';
import { beginOtherJourneys, inOtherBrowser, other } from './openOther';

beginOtherJourneys();

const settings = '/support/v1/merchant/settings/web';

test.each(languages)(
  'with settings that fail the stored choice %s holds, and all are offered',
  async (language) => {
    cookies.set('lang', language, 365);
    other.plant({ path: settings, answer: { status: 500 } });
    const page = await settled(inOtherBrowser());
    const { currentLanguage } = await import('../../src/i18n/t');
    expect(currentLanguage()).toBe(language);
    expect(page.merchant.state.settings.activeLanguages).toEqual(languages);
  },
);

test('settings that name no language offer all seven', async () => {
  const { fetch } = other;
  other.fetch = async (request) => {
    const answer = await fetch(request);
    if (!new URL(request.url).pathname.endsWith(settings)) return answer;
    const fields = Object.entries(await answer.json());
    const left = fields.filter(([name]) => !/^(uz|ru|eng|ar|kz|tr|zh)Active$/.test(name));
    return Response.json(Object.fromEntries(left));
  };
  cookies.set('lang', 'kz', 365);
  const page = await settled(inOtherBrowser());
  expect(page.merchant.state.settings.activeLanguages).toEqual(languages);
  const { currentLanguage } = await import('../../src/i18n/t');
  expect(currentLanguage()).toBe('kz');
});
