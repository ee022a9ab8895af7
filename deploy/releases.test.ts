import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderWith, writeFiles } from './files.testing';
import {
  finishRelease,
  linkedRelease,
  listReleases,
  releaseBefore,
  releaseNamed,
  removeOld,
  startRelease,
  turn,
  writeInclude,
} from './releases';

let out = '';
beforeEach(async () => {
  out = await folderWith();
});
afterEach(() => rm(out, { recursive: true }));

const pageOf = (build: string) => `<script type="module" src="/assets/${build}.js"></script>`;
const read = (path: string) => readFile(join(out, path), 'utf8');

async function release(
  build: string,
  files: Record<string, string> = { page: build },
  isTurned = true,
): Promise<string> {
  const started = await startRelease(out, pageOf(build));
  await writeFiles(started.stage, files);
  await finishRelease(out, started);
  if (isTurned) await turn(out, 'current', started.name);
  return started.name;
}

test('a release is named by its number and its build, and the link leads to the one that was turned last', async () => {
  expect(await listReleases(out)).toEqual([]);
  expect(await release('first-a_B')).toBe('1-first-a_B');
  expect(await release('first-c.d')).toBe('2-first-c-d');
  expect(await read('current/page')).toBe('first-c.d');
  expect(await linkedRelease(out, 'current')).toBe('2-first-c-d');
  // what nginx's own user reads
  expect((await stat(join(out, 'current'))).mode & 0o055).toBe(0o055);
});

test('a release is there only when it is whole, and two runs do not write the same', async () => {
  const [one, other] = [await startRelease(out, pageOf('a')), await startRelease(out, pageOf('a'))];
  expect(await listReleases(out)).toEqual([]);
  await finishRelease(out, one);
  await expect(finishRelease(out, other)).rejects.toThrow('Another run has written release 1-a');
});

test('back is the release that everybody had before, also where a preview lies between', async () => {
  for (const build of ['a', 'b']) await release(build);
  await turn(out, 'next', await release('c', {}, false));
  expect(await linkedRelease(out, 'next')).toBe('3-c');
  await release('d');
  expect(await releaseBefore(out)).toBe('2-b');
  await turn(out, 'current', '2-b', true);
  // and back again is one further, not forth
  expect(await releaseBefore(out)).toBe('1-a');
  await turn(out, 'current', '1-a', true);
  expect(await releaseBefore(out)).toBeNull();
  await turn(out, 'current', '4-d');
  expect(await releaseBefore(out)).toBe('1-a');
});

test('a release is named by its number, its name or as the next one; of another the sentence says what there is', async () => {
  await release('a');
  expect([await releaseNamed(out, '1'), await releaseNamed(out, '1-a')]).toEqual(['1-a', '1-a']);
  await expect(releaseNamed(out, '7')).rejects.toThrow('has no release 7. It has 1-a.');
  await expect(releaseNamed(out, 'next')).rejects.toThrow('--preview writes one');
});

test('five are kept, and of older ones only the current and the one before it', async () => {
  for (const build of ['a', 'b', 'c', 'd', 'e', 'f']) await release(build);
  expect(await removeOld(out)).toEqual(['1-a']);
  await turn(out, 'current', '2-b');
  await turn(out, 'current', '3-c');
  for (const build of ['g', 'h', 'i', 'j']) await release(build, {}, false);
  expect(await removeOld(out)).toEqual(['5-e', '4-d']);
  expect(await listReleases(out)).toEqual(['10-j', '9-i', '8-h', '7-g', '6-f', '3-c', '2-b']);
});

test('assets of every release that is kept are in one folder, as links, and go with the last that has them', async () => {
  const withAssets = (build: string) =>
    release(build, {
      [`site/assets/${build}.js`]: `${build}.js`,
      'site/assets/fonts/all.woff2': 'fonts/all.woff2',
    });
  for (const build of ['a', 'b', 'c', 'd', 'e']) await withAssets(build);
  expect([await read('assets/a.js'), await read('assets/e.js')]).toEqual(['a.js', 'e.js']);
  expect((await stat(join(out, 'assets/e.js'))).nlink).toBe(2);
  await withAssets('f');
  await removeOld(out);
  expect((await readdir(join(out, 'assets'))).sort()).toEqual([
    'b.js',
    'c.js',
    'd.js',
    'e.js',
    'f.js',
    'fonts',
  ]);
  expect(await read('assets/fonts/all.woff2')).toBe('fonts/all.woff2');
});

test('nginx includes what the links lead to', async () => {
  await writeInclude(out, '/srv/shop');
  expect(await read('nginx.conf')).toContain(
    'include /srv/shop/current/nginx.conf;\ninclude /srv/shop/next/preview*.conf;',
  );
});
