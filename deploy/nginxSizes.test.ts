import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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
  'nginx starts with 5,000 hosts, one of 200 letters and one of 253, and warns of nothing',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const port = await testPort();
    const long = nameOf(200);
    const many = Array.from({ length: 5000 }, (_, at) => `merchant-number-${at}.example.uz`);
    for (const name of ['*', long, 'merchant-number-4999.example.uz']) {
      const own = join(folder, 'pages', pageFolder(name));
      await mkdir(own, { recursive: true });
      await writeFile(join(own, 'index.html'), `of ${name}`);
    }
    await writeFile(
      join(folder, 'nginx.conf'),
      configOf([...many, long, nameOf(253)], folder, port),
    );
    const stop = await startNginx(folder);
    onTestFinished(stop);
    for (const host of [long, 'merchant-number-4999.example.uz'])
      expect((await get(port, '/', { host })).body.toString()).toBe(`of ${host}`);
    expect((await get(port, '/', { host: 'other.uz' })).body.toString()).toBe('of *');
    expect(await readFile(join(folder, 'error.log'), 'utf8')).not.toMatch(/emerg|warn/);
  },
);

test.skipIf(!hasNginx())('a host may have the name of a parameter of nginx’s maps', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const port = await testPort();
  const names = ['default', 'hostnames', 'include', 'volatile'];
  for (const name of ['*', ...names]) {
    const own = join(folder, 'pages', pageFolder(name));
    await mkdir(own, { recursive: true });
    await writeFile(join(own, 'index.html'), `of ${name}`);
  }
  await writeFile(join(folder, 'nginx.conf'), configOf(names, folder, port));
  onTestFinished(await startNginx(folder));
  for (const host of names)
    expect((await get(port, '/', { host })).body.toString()).toBe(`of ${host}`);
  expect((await get(port, '/', { host: 'other.uz' })).body.toString()).toBe('of *');
});
