import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderWith } from './files.testing';
import { nginxConfig, pageFolder } from './nginx';
import { get, hasNginx, startNginx, testPort } from './nginx.testing';
import { readHosts } from './readHosts';

const page = '<html><head><script>window.early = 1</script></head></html>';
const configOf = (names: readonly string[], root = '/srv', port = 80) =>
  nginxConfig(page, readHosts(Object.fromEntries(names.map((name) => [name, {}]))), { root, port });

/** A name of as many letters, of labels that a name may have. */
const nameOf = (letters: number) => `${`${'n'.repeat(62)}.`.repeat(4).slice(0, letters - 3)}.uz`;

test.each([
  ['*', 'every-other'],
  ['every-other', '_every-other'],
  ['*.armour.uz', 'under-armour.uz'],
  ['under-armour.uz', '_under-armour.uz'],
  ['armour.uz', 'armour.uz'],
])('%s has a folder that no other name has: %s', (name, folder) => {
  expect(pageFolder(name)).toBe(folder);
});

test('the sizes of nginx’s tables are said where its own are too small, and only there', () => {
  const few = Array.from({ length: 400 }, (_, at) => `shop-${at}.uz`);
  expect(configOf([...few.slice(1), nameOf(46)])).not.toContain('map_hash');
  expect(configOf([nameOf(47)])).toContain('map_hash_bucket_size 512;\nmap_hash_max_size 2048;');
  expect(configOf([...few, 'one-more.uz'])).toContain('map_hash_max_size 2048;');
});

test.skipIf(!hasNginx())(
  'nginx starts with 5,000 hosts, one of 200 letters, one of 253 and those of its own words, and warns of nothing',
  async () => {
    const many = Array.from({ length: 5000 }, (_, at) => `merchant-number-${at}.example.uz`);
    const words = ['default', 'hostnames', 'include', 'volatile'];
    const shown = [nameOf(200), 'merchant-number-4999.example.uz', ...words];
    const folder = await folderWith(
      Object.fromEntries(
        ['*', ...shown].map((name) => [`pages/${pageFolder(name)}/index.html`, `of ${name}`]),
      ),
    );
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const port = await testPort();
    const names = [...many, ...words, nameOf(200), nameOf(253)];
    await writeFile(join(folder, 'nginx.conf'), configOf(names, folder, port));
    onTestFinished(await startNginx(folder));
    for (const host of shown)
      expect((await get(port, '/', { host })).body.toString()).toBe(`of ${host}`);
    expect((await get(port, '/', { host: 'other.uz' })).body.toString()).toBe('of *');
    expect(await readFile(join(folder, 'error.log'), 'utf8')).not.toMatch(/emerg|warn/);
  },
);
