import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { serverOf } from '../scripts/deployReleases';
import { root } from '../scripts/root';
import { brotliModule } from './nginx.testing';
import { readHosts } from './readHosts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** The instructions, one per line, without comments. */
const lines = read('deploy/Dockerfile')
  .replace(/^#.*$/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line.trim() !== '');
const all = (instruction: string) =>
  lines.flatMap((line) =>
    line.startsWith(`${instruction} `) ? line.slice(instruction.length + 1) : [],
  );
const manifest: { scripts: Record<string, string>; engines: { node: string } } = JSON.parse(
  read('package.json'),
);

// The image is not built here; each thing that could break the build is checked separately.
describe('the Dockerfile', () => {
  test('copies only files that exist and are in the build context', () => {
    const ignored = read('.dockerignore').split('\n').filter(Boolean);
    const copied = all('COPY')
      .filter((line) => !line.startsWith('--from'))
      .flatMap((line) => line.split(' ').slice(0, -1));
    expect(copied).toContain('package-lock.json');
    for (const path of copied) {
      expect([path, existsSync(join(root, path))]).toEqual([path, true]);
      expect(ignored).not.toContain(path);
    }
    for (const needed of ['deploy', 'scripts', 'src', 'public'])
      expect(ignored).not.toContain(needed);
  });

  test('runs npm scripts that exist, on a Node version the project supports', () => {
    const commands = all('RUN').flatMap((line) => [...line.matchAll(/npm run ([\w:]+)/g)]);
    expect(commands.map(([, name]) => name)).toEqual(['build', 'deploy']);
    for (const [, name = ''] of commands) expect(manifest.scripts).toHaveProperty(name);
    const [, major] = /^node:(\d+)-/.exec(all('FROM')[0] ?? '') ?? [];
    const tested = [...manifest.engines.node.matchAll(/\^(\d+)/g)].map(([, version]) => version);
    expect(tested).toEqual(['22', '24']);
    expect(tested).toContain(major);
  });

  test('names its base images by digest, and a Node that is supported', () => {
    for (const image of all('FROM'))
      expect(image).toMatch(/^[\w.:-]+-slim@sha256:[\da-f]{64}( AS \w+)?$/);
    // even versions are supported for three years: 20 until April 2026, 24 until April 2028
    expect(all('FROM')[0]).toMatch(/^node:24-/);
  });

  test('passes a host list that parses', () => {
    const [, list = ''] = /^HOSTS=(.+)$/.exec(all('ARG')[0] ?? '') ?? [];
    expect(readHosts(JSON.parse(read(list))).named.size).toBeGreaterThan(0);
    expect(all('RUN').join()).toContain('"$HOSTS" --out /srv/storefront');
  });

  test('serves the first stage’s output from the path the configuration expects', () => {
    expect(all('COPY').at(-1)).toBe('--from=build /srv /srv');
    expect(serverOf({ out: '/srv/storefront' }).root).toBe('/srv/storefront');
    expect(all('RUN').at(-1)).toContain('ln -s /srv/storefront/nginx.conf /etc/nginx/conf.d/');
    expect(all('EXPOSE')).toEqual(['80']);
  });

  test('starts the edge as its unit does, with the list that was deployed', () => {
    const unit = read('deploy/storefront-edge.service');
    const start = /ExecStart=\S*node (.+)/.exec(unit)?.[1] ?? '';
    // as the image's own user without rights, which the unit has by its `User`
    const without = 'setpriv --reuid=node --regid=node --clear-groups --no-new-privs';
    expect(unit).toContain('User=storefront');
    expect(all('CMD')[0]).toContain(`do ${without} node ${start};`);
    expect(all('RUN').join()).toContain('cp "$HOSTS" /srv/hosts.json');
    expect(all('ENV')[0]).toContain('EDGE_ROOT=/srv/storefront EDGE_HOSTS_FILE=/srv/hosts.json');
    for (const conf of ['storefront-edge.conf', 'storefront-edge-server.conf'])
      expect(all('COPY').join()).toContain(`deploy/${conf} /etc/nginx/`);
  });

  test('installs the tested nginx with its brotli module', () => {
    expect(all('RUN').join()).toContain('nginx-light libnginx-mod-http-brotli-static');
    expect(brotliModule).toContain('http_brotli_static');
    expect(read('deploy/README.md')).toContain('nginx-light libnginx-mod-http-brotli-static');
  });
});
