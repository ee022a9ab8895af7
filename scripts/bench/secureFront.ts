import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A certificate for all hosts below a domain, and what makes Chromium trust it (and cache what comes with it). */
export function certificateFor(domain: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', '/CN=bench', '-days', '2', '-addext', `subjectAltName=DNS:*.${domain}`],
    ...['-keyout', keyFile, '-out', certFile],
  ]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`);
  const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)];
  rmSync(folder, { recursive: true });
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(spki).digest('base64');
  return { key, cert, flag: `--ignore-certificate-errors-spki-list=${hash}` };
}

/** Where a request goes, what its response gets in addition, and an origin that its policy allows too. */
export type Passing = { port: string; headers?: Record<string, string>; allowed?: string };

/** HTTP/2 in front of servers that speak HTTP/1.1: one connection for each host, as in production. */
export async function secureFront(
  { key, cert }: Pick<ReturnType<typeof certificateFor>, 'key' | 'cert'>,
  passing: (host: string) => Passing,
) {
  const server = createSecureServer({ key, cert }, (asked, answer) =>
    pass(asked, answer, passing(asked.authority)),
  );
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => sessions.add(session));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The front has no port.');
  const close = () => {
    server.close();
    for (const session of sessions) session.destroy();
  };
  return { port: address.port, close };
}

function pass(
  asked: Http2ServerRequest,
  answer: Http2ServerResponse,
  { port, headers: added, allowed }: Passing,
): void {
  const own = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'));
  const headers = { ...Object.fromEntries(own), host: asked.authority };
  const { method, url: path } = asked;
  const forwarded = request({ port, method, path, headers }, (response) => {
    const sent = Object.entries({ ...response.headers, ...added }).filter(
      ([name]) => !ofHttp1.test(name),
    );
    for (const [name, value = ''] of sent)
      answer.setHeader(
        name,
        name === 'content-security-policy' && allowed
          ? `${value}`.replaceAll("'self'", `'self' ${allowed}`)
          : value,
      );
    answer.writeHead(response.statusCode ?? 500);
    response.pipe(answer);
  });
  forwarded.on('error', () => answer.stream.destroy());
  asked.pipe(forwarded);
}

/** Headers about an HTTP/1.1 connection, which HTTP/2 refuses. */
const ofHttp1 = /^(connection|keep-alive|transfer-encoding)$/;
