// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { builtFiles } from './edge/edge.testing';
import { folderWith, writeFiles } from './files.testing';
import { get, hasNginx, startNginx, testPort } from './nginx.testing';
import { readHosts } from './readHosts';
import { turn, writeInclude } from './releases';
import { writeServer } from './writeServer';

/** A certificate for all hosts below a domain. Needs `openssl`. */
function certificateFor(domain: string): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', '/CN=test', '-days', '2', '-addext', `subjectAltName=DNS:*.${domain}`],
    ...['-keyout', keyFile, '-out', certFile],
  ]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`);
  const [key, cert] = [readFileSync(keyFile, 'utf8'), readFileSync(certFile, 'utf8')];
  rmSync(folder, { recursive: true });
  return { key, cert };
}

// A machine of its own, configured by the very text of deploy/README.

const host = 'order.osh.uz';
const canRun = hasNginx() && spawnSync('openssl', ['version']).status === 0;

async function readmeBlocks(): Promise<[acme: string, tls: string]> {
  const readme = await readFile(new URL('README.md', import.meta.url), 'utf8');
  const section = readme.slice(readme.indexOf('### A machine of its own'));
  const [acme = '', tls = ''] = [...section.matchAll(/```nginx\n(.*?)```/gs)].map(
    ([, block]) => block ?? '',
  );
  return [acme, tls];
}

/** The status, the headers and the text of an answer over https. */
function askOver(port: number, cert: string, path = '/') {
  return new Promise<{ status?: number | undefined; hsts?: string | undefined; body: string }>(
    (resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, servername: host, ca: cert };
      const call = request({ ...options, headers: { host }, agent: false }, async (answer) =>
        resolve({
          status: answer.statusCode,
          hsts: answer.headers['strict-transport-security'],
          body: await text(answer),
        }),
      );
      call.on('error', reject).end();
    },
  );
}

test.skipIf(!canRun)(
  'a machine of its own answers over https, leads there, proves itself to the authority, and has a preview',
  async () => {
    const dist = await folderWith(builtFiles);
    const { key, cert } = certificateFor('osh.uz');
    const out = await folderWith({
      'privkey.pem': key,
      'fullchain.pem': cert,
      'acme/.well-known/acme-challenge/token': 'proof',
    });
    onTestFinished(async () => {
      for (const folder of [dist, out]) await rm(folder, { recursive: true, force: true });
    });
    const [port, tlsPort] = [await testPort(), await testPort(10)];
    const hosts = readHosts({ '*': {}, [host]: { merchant: 'osh' } });
    for (const name of ['1-a', '2-b']) {
      const root = join(out, 'releases', name);
      await writeServer({ dist, out: root, hosts, root, port, preview: host });
    }
    await turn(out, 'current', '1-a');
    await turn(out, 'next', '2-b');
    await writeInclude(out, out);
    const here = (block: string) =>
      block
        .replaceAll(`/etc/letsencrypt/live/${host}`, out)
        .replaceAll('/srv/acme', `${out}/acme`)
        .replace('443', String(tlsPort));
    const [acme, tls] = (await readmeBlocks()).map(here) as [string, string];
    await writeFiles(out, {
      'conf/storefront-next.d/tls.conf': tls
        .replace(String(tlsPort), String(tlsPort + 1))
        .replace(/if \(.*/s, ''),
    });
    onTestFinished(await startNginx(out, acme + tls));

    const shop = await askOver(tlsPort, cert);
    expect(shop).toMatchObject({ status: 200, hsts: 'max-age=15552000' });
    expect(shop.body).toContain(`content="${host}=osh"`);
    expect((await askOver(tlsPort + 1, cert)).body).toBe(shop.body);
    const proof = '/.well-known/acme-challenge/token';
    expect((await askOver(tlsPort, cert, proof)).body).toBe('proof');
    const led = await get(port, '/product/7?table=1', { host });
    expect([led.status, led.headers.location]).toEqual([301, `https://${host}/product/7?table=1`]);
    expect(await readFile(join(out, 'error.log'), 'utf8')).not.toMatch(/emerg|warn/);
  },
);
