import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoBotToken } from '../../mocks/backend/bot';
import { createBotApi } from '../demo/botApi';
import { createFakeBotApi } from '../demo/fakeBotApi.testing';
import { profileTexts } from './profileTexts';
import { setUpBot } from './setUpBot';

let telegram: Awaited<ReturnType<typeof createFakeBotApi>>;
beforeEach(async () => {
  telegram = await createFakeBotApi(demoBotToken);
});
afterEach(() => telegram.close());

async function run(mayWrite: boolean) {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const wait = () => Promise.resolve();
  const api = createBotApi({
    token: demoBotToken,
    origin: telegram.origin,
    say: print,
    fetch,
    wait,
  });
  const wish = { shop: 'https://osh.example.uz/', name: 'Osh $& Non', language: 'ru' as const };
  const different = await setUpBot({ api, wish, mayWrite, print });
  return { different, text: lines.join('\n') };
}
const written = () => telegram.calls.filter(({ method }) => method.startsWith('set'));

test('without consent it shows what differs and changes nothing', async () => {
  const { different, text } = await run(false);
  expect(different).toBeGreaterThan(20);
  expect(text).toContain(
    '≠ menu button\n      is     {"type":"commands"}\n      wanted {"type":"web_app"',
  );
  expect(text).toContain('Nothing was changed: --write sets them.');
  expect(written()).toEqual([]);
});

test('with consent it sets button, commands, texts in seven languages and no rights', async () => {
  await run(true);
  const { profile } = telegram;
  expect(telegram.menuButton()).toMatchObject({ web_app: { url: 'https://osh.example.uz/' } });
  const codes = ['', 'uz', 'ru', 'en', 'ar', 'kk', 'tr', 'zh'];
  for (const set of [profile.commands, profile.description, profile.short_description])
    expect([...set.keys()]).toEqual(codes);
  expect(profile.description.get('en')).toMatch(/^Osh \$& Non: see the products/);
  expect(profile.commands.get('')).toEqual(profile.commands.get('ru'));
  expect(profile.rights).toEqual({});
});

test('a second run finds everything as it should be and writes nothing', async () => {
  await run(true);
  const before = written().length;
  const { different, text } = await run(true);
  expect(different).toBe(0);
  expect(text).toContain('Everything else is as it should be.');
  expect(written()).toHaveLength(before);
});

test('what only BotFather can set is said, with the address', async () => {
  const { text } = await run(false);
  expect(text).toContain('✓ main mini app: /mybots');
  expect(text).toContain('Enable Mini App: https://osh.example.uz/');
  Object.assign(telegram.profile.me, { has_main_web_app: false });
  expect((await run(false)).text).toContain('· main mini app');
});

test('no text is longer than Telegram takes, with a name of 64 characters', () => {
  for (const { description, short } of Object.values(profileTexts)) {
    const named = (text: string) => text.replace('{name}', 'N'.repeat(64)).length;
    expect(named(description)).toBeLessThanOrEqual(512);
    expect(named(short)).toBeLessThanOrEqual(120);
  }
});
