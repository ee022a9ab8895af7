import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../testFolder.testing';
import { knownIn, readKnown, writeKnown } from './known';
import { reportLines } from './report';
import { type CheckParts, runCheck } from './runCheck';
import { type Changes, createWorld, goodCertificate, now, target, withBody } from './world.testing';

const folder = testFolder();

const banners = (text: string, status = 200): Changes => ({
  'api.test/api/support/v1/banner': withBody(text, status),
});
const oneBanner = banners('[{"id":1}]');
const twoBanners = banners('[{"id":1},{"id":2}]');
const noBanners = banners('no', 404);
const noMenu: Changes = {
  'api.test/api/products/v1/overalls': withBody('{"groups":[],"categories":[],"products":[]}'),
};

const check = (changes: Changes, more: Partial<CheckParts> = {}) =>
  runCheck(target, {
    fetch: createWorld(changes).fetch,
    readCertificate: () => Promise.resolve(goodCertificate),
    now,
    pauseMs: 0,
    print: () => undefined,
    ...more,
  });
const known = async (changes: Changes) => new Set(knownIn(await check(changes)));

test('a difference of a server ends with 1 until it is known, and another one again', async () => {
  expect((await check(oneBanner)).exitCode).toBe(1);
  const given = { known: await known(oneBanner) };
  expect((await check(oneBanner, given)).exitCode).toBe(0);
  // the same, in more records
  expect((await check(twoBanners, given)).exitCode).toBe(0);
  expect((await check(noBanners, given)).exitCode).toBe(1);
  expect((await check({}, given)).exitCode).toBe(0);
});

test('what is known is still on the page, and marked', async () => {
  const { findings } = await check(oneBanner, { known: await known(oneBanner) });
  const text = reportLines(findings).join('\n');
  expect(text).toMatch(/! Everything that the shop asks of a server .*\(known\)/);
  expect(text).toMatch(/ of them known\.$/);
});

test('what is red ends with 1 although something else is known', async () => {
  const given = { known: await known(oneBanner) };
  expect((await check({ ...oneBanner, ...noMenu }, given)).exitCode).toBe(1);
});

test('with --fail-on yellow what is yellow ends with 1 too, unless it is known', async () => {
  const noSitemap: Changes = { 'demo.shop.test/sitemap.xml': withBody('no', 404) };
  expect((await check(noSitemap)).exitCode).toBe(0);
  expect((await check(noSitemap, { failOn: 'yellow' })).exitCode).toBe(1);
  const given = { failOn: 'yellow', known: await known(noSitemap) } as const;
  expect((await check(noSitemap, given)).exitCode).toBe(0);
});

test('numbers in what came make nothing new', async () => {
  const soon = (days: number): Partial<CheckParts> => ({
    failOn: 'yellow',
    readCertificate: () =>
      Promise.resolve({ ...goodCertificate, endsAt: now + days * 24 * 3_600_000 }),
  });
  const given = new Set(knownIn(await check({}, soon(20))));
  expect((await check({}, { ...soon(15), known: given })).exitCode).toBe(0);
  expect((await check({}, { ...soon(9), known: given })).exitCode).toBe(1);
});

test('the file is written and read, and one that is something else is said', async () => {
  const file = join(folder, 'known.json');
  await expect(readKnown(file)).rejects.toThrow('cannot be read');
  const found = await check(oneBanner);
  await writeKnown(file, found);
  expect([...(await readKnown(file))]).toEqual(knownIn(found));
  await writeFile(file, '{"a":1}');
  await expect(readKnown(file)).rejects.toThrow('is no list of what is known');
});
