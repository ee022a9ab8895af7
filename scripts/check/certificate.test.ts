import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../testFolder.testing';
import { judgeCertificate, readCertificate } from './certificate';

const folder = testFolder();
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

test.skipIf(!hasOpenssl)(
  'a certificate of one’s own is read off a handshake, and nobody trusts it',
  async () => {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const subject = ['-subj', '/O=Osh/CN=localhost', '-days', '30'];
    const how = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'.split(' ');
    expect(spawnSync('openssl', [...how, ...subject, '-keyout', key, '-out', cert]).status).toBe(0);
    const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as AddressInfo;
    const certificate = await readCertificate('localhost', port);
    server.close();
    expect(certificate).toMatchObject({ error: 'DEPTH_ZERO_SELF_SIGNED_CERT', issuer: 'Osh' });
    const { outcome, came } = judgeCertificate(certificate, Date.now());
    expect(outcome).toBe('untrusted');
    expect(came).toMatch(/^by Osh, (29|30) days left, DEPTH_ZERO_SELF_SIGNED_CERT$/);
  },
);

test('a port where nobody listens is said by its code', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  await expect(readCertificate('localhost', port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
