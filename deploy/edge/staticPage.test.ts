// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { guard, oldMs, restore } from './staticPage';

const made = Date.UTC(2026, 10, 24, 12);

type Visit = { ageMs?: number; path?: string; search?: string; hash?: string; cookie?: string };

/** What the page's two scripts leave, in a shop that speaks Kazakh. */
function visit({ ageMs = 0, path = '/', search = '', hash = '', cookie = '' }: Visit) {
  const root = { innerHTML: 'home' };
  const documentElement = {
    dataset: { edge: '1', made: String(made), look: '--brand:red', drawn: 'p{}', codes: 'kk kz' },
    style: { cssText: '' },
  };
  const elements: Record<string, { innerHTML: string }> = {
    root,
    outline: { innerHTML: 'outline' },
  };
  const page = {
    document: { documentElement, cookie, getElementById: (id: string) => elements[id] },
    location: { pathname: path, search, hash },
    Date: { now: () => made + ageMs },
  };
  runInNewContext(guard, page);
  runInNewContext(restore, page);
  const { dataset, style } = documentElement;
  return { shown: root.innerHTML, look: style.cssText, isEdge: 'edge' in dataset, dataset };
}

const home = { shown: 'home', look: '--brand:red', isEdge: true };
const outline = { shown: 'outline', look: '', isEdge: false };
/** Launch params as Telegram writes them, encoded twice. */
const telegram = (code: string) =>
  `#tgWebAppData=${encodeURIComponent(`user=${encodeURIComponent(`{"language_code":"${code}"}`)}`)}`;

test.each<[string, Visit]>([
  ['a moment old', {}],
  ['a day old', { ageMs: oldMs }],
  ['with a campaign in its address', { search: '?utm_source=sms' }],
  ['for somebody who has chosen its language', { cookie: 'a=1; lang=kz' }],
  ['in a Telegram of its language', { hash: telegram('kk') }],
])('home is shown %s', (_, from) => {
  expect(visit(from)).toMatchObject(home);
});

test.each<[string, Visit]>([
  ['is older than a day', { ageMs: oldMs + 1 }],
  ['is made in the future, by a clock that is wrong', { ageMs: -oldMs - 1 }],
  ['is not at home’s address', { path: '/checkout' }],
  ['is that of a table', { search: '?tableId=7' }],
  ['is that of another channel', { search: '?a=1&channel=click' }],
  ['is not in the language that somebody has chosen', { cookie: 'lang=ru' }],
  ['is not in Telegram’s language', { hash: telegram('ru') }],
  [
    'is not in the chosen language, though in Telegram’s',
    { cookie: 'lang=ru', hash: telegram('kk') },
  ],
])('the build’s outline is shown when home %s', (_, from) => {
  const seen = visit(from);
  expect(seen).toMatchObject(outline);
  expect(seen.dataset).not.toHaveProperty('old');
});
