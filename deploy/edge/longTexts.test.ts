import { beforeAll, describe, expect, test } from 'vitest';
import { catalogParts } from '../../src/api/catalogParts';
import { settingsParts } from '../../src/api/settings';
import { merchantParts } from '../../src/api/wireMerchant';
import { paths, routes } from '../../src/navigation/paths';
import { runsAll } from '../../tests/cases';
import { honestAnswers } from '../../tests/honestAnswers';
import { partAt, pathsOf, replaced, shortened } from '../../tests/hostile';
import { expectLinear, longText, patterns } from '../../tests/longTexts';
import { setUp } from './edge.testing';
import { renderer } from './renderer';

// Bounded in time: the edge goes once through any text of a response, from the response to the whole page.

const files = ['/manifest.webmanifest', '/sitemap.xml'];
const product = paths.product('toy-oshi');
const ofShop = [routes.home, product, routes.category, routes.contacts, ...files];

/** By response: how its call is known, and the pages with something of it. */
const responses = {
  merchant: { call: '/merchants/sub/', pages: ofShop },
  settings: { call: '/merchant/settings/', pages: ofShop },
  catalog: { call: '/overalls', pages: ofShop },
  branches: { call: '/users/v1/branches', pages: [routes.home, routes.branches, routes.contacts] },
  policies: { call: '/policies', pages: [routes.about, routes.offer, routes.privacy] },
  vacancies: { call: '/vacancies', pages: [routes.vacancies, paths.vacancy('vakansiya-oshpaz')] },
} as const;

type Kind = keyof typeof responses;
const kinds = Object.keys(responses) as Kind[];
const allPages = [...new Set(kinds.flatMap((kind) => responses[kind].pages))];

/** One of everything, in one language, with what is read of it: the rest is dropped with the response. */
let honest: Record<Kind, unknown>;
beforeAll(async () => {
  const { merchant, settings, catalog, branches, policies, vacancies } = await honestAnswers();
  const read = {
    merchant: merchantParts(merchant),
    settings: settingsParts(settings),
    catalog: catalogParts(shortened(catalog, 1)).parts,
    branches,
    policies,
    vacancies,
  };
  const others = ['ru', 'eng'];
  honest = JSON.parse(JSON.stringify(shortened(read, 1)), (name, value) =>
    others.includes(name) ? undefined : value,
  );
});

/** No text of the sample is longer. */
const shortest = 300;

/** A text of a response is cut when it is read; here each goes on as long as it came. */
const uncut = <T>(read: T, length: number): T =>
  pathsOf(read).reduce((all: unknown, path) => {
    const text = partAt(all, path);
    const isCut = typeof text === 'string' && text.length > shortest;
    return isCut ? replaced(all, path, longText(text, length)) : all;
  }, read) as T;

/** Makes these pages of a shop with texts of this length, and returns how each came. */
async function make(answers: Record<Kind, unknown>, pages: readonly string[], length: number) {
  const { ask } = setUp({
    renderer: {
      ...renderer,
      readShop: async (...asked) => uncut(await renderer.readShop(...asked), length),
      readContent: async (...asked) => uncut(await renderer.readContent(...asked), length),
    },
    reply({ url }) {
      const kind = kinds.find((each) => url.includes(responses[each].call));
      return kind ? Response.json(answers[kind]) : new Response(null, { status: 404 });
    },
  });
  const made: string[] = [];
  for (const page of pages) {
    const { status, source } = await ask(page);
    made.push(`${page} ${status} ${source}`);
  }
  return made;
}

const textsOf = (kind: Kind) =>
  pathsOf(honest[kind]).filter((path) => typeof partAt(honest[kind], path) === 'string');

/** Each pattern is in a share of the texts at once: above 300 kB the edge rests after each reading of a catalogue. */
const shares = Array.from({ length: 12 }, (_, at) => at);

/** With the pattern in a share of the texts. Ids stay: a shop whose products have others has no page of them. */
function withTexts(pattern: string, length: number, share: number) {
  const text = longText(pattern, length);
  const all = { ...honest };
  for (const kind of kinds)
    for (const [at, path] of textsOf(kind).entries())
      if (at % shares.length === share && !/id$/i.test(String(path.at(-1))))
        all[kind] = replaced(all[kind], path, text);
  return all;
}

test.each(shares)('each page is made of such a shop, share %i', async (share) => {
  const rendered = allPages.map((page) => `${page} 200 rendered`);
  expect(await make(withTexts('a', 400, share), allPages, 500)).toEqual(rendered);
});

/** ms: what takes 50 for 10,000 letters, and grows with the square, takes 800 for four times as many */
const least = 400;

/** So long that what is found is said, ms. */
const patience = 300_000;

test.each(kinds)('pages go once through a text of %s', { timeout: patience }, async (kind) => {
  const at = kinds.indexOf(kind);
  const cases = textsOf(kind).flatMap((path, index) => {
    // Of most fields a reader leaves a letter; the others in turn, from text to text.
    const inTurn = patterns[(at * 7 + index) % patterns.length] ?? 'b';
    return ['a', inTurn].map((pattern) => ({
      named: `${path.join('.')} of ${JSON.stringify(pattern)}`,
      read(length: number) {
        const text = longText(pattern, length);
        const answers = { ...honest, [kind]: replaced(honest[kind], path, text) };
        return make(answers, responses[kind].pages, length);
      },
    }));
  });
  await expectLinear(cases, least);
});

// With `npm run test:all`: each text with each pattern.
describe.runIf(runsAll).each(shares)('share %i of the texts', (share) => {
  test('is gone through once, whatever pattern it is of', { timeout: patience }, async () => {
    await expectLinear(
      patterns.map((pattern) => ({
        named: JSON.stringify(pattern),
        read: (length: number) => make(withTexts(pattern, length, share), allPages, length),
      })),
      least,
    );
  });
});
