// @vitest-environment node
import { createServer, type RequestListener, request, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { copyPath, frameScript, scriptHash } from './insert';
import { type AppProxy, type ProxyOptions, startProxy } from './proxy';

const asPage = { accept: 'text/html' };
const started: { close: () => unknown }[] = [];

afterEach(async () => {
  await Promise.all(started.splice(0).map((each) => each.close()));
});

/** An app on this machine, and the proxy before it. */
async function serve(
  app: RequestListener,
  options?: ProxyOptions,
): Promise<{ server: Server; target: string; proxy: AppProxy }> {
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  const target = `http://127.0.0.1:${address.port}`;
  const proxy = await startProxy(target, 0, options);
  started.push(proxy, server);
  return { server, target, proxy };
}

const scriptsOf = (html: string) => html.match(/<script\b/g)?.length ?? 0;

test('the script comes first in a page with the app’s own origin, and the policy allows it and the frame', async () => {
  const page = '<!doctype html>\n<html lang="en"><head><meta charset="koi8-r"><script>1</script>';
  const { proxy, target } = await serve((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.setHeader('x-frame-options', 'DENY');
    response.setHeader('content-security-policy', "script-src 'nonce-a'; frame-ancestors 'none'");
    response.end(page);
  });
  const got = await fetch(proxy.origin, { headers: asPage });
  const html = await got.text();
  // which also says what the page stands for
  const first = `<!doctype html>\n<html lang="en"><head><script data-origin="${target}">`;
  expect(html.slice(0, first.length)).toBe(first);
  expect(html.endsWith('<meta charset="koi8-r"><script>1</script>')).toBe(true);
  expect(got.headers.get('content-type')).toBe('text/html; charset=koi8-r');
  expect(got.headers.get('x-frame-options')).toBeNull();
  expect(got.headers.get('content-security-policy')).toBe(`script-src 'nonce-a' ${scriptHash}`);
});

test('a compressed page is decoded, and its bytes are otherwise kept', async () => {
  const long = `<html><body>${'ў'.repeat(5000)}</body>`;
  const { proxy } = await serve((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-encoding', 'gzip');
    response.end(gzipSync(long));
  });
  const html = await (await fetch(proxy.origin, { headers: asPage })).text();
  expect(html).toContain(long.slice('<html>'.length));
  expect(scriptsOf(html)).toBe(1);
});

test('a fragment for a script, and a file, come as they are', async () => {
  const { proxy } = await serve((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<li>one</li>');
  });
  const fragment = await fetch(proxy.origin, { headers: { 'sec-fetch-dest': 'empty' } });
  expect(await fragment.text()).toBe('<li>one</li>');
});

test('redirects stay with the proxy, and cookies are kept for it', async () => {
  const { proxy, target } = await serve((request, response) => {
    response.setHeader('set-cookie', 'a=1; Domain=app.test; Secure; SameSite=None; HttpOnly');
    const away = request.url === '/away';
    response
      .writeHead(302, { location: away ? 'https://away.test/' : `${target}/next?b=2#c` })
      .end();
  });
  const ask = (path: string) => fetch(proxy.origin + path, { headers: asPage, redirect: 'manual' });
  const got = await ask('/');
  expect(got.headers.get('location')).toBe(`${proxy.origin}/next?b=2#c`);
  expect(got.headers.getSetCookie()).toEqual(['a=1; HttpOnly']);
  await ask('/away');
  expect(proxy.answer()).toEqual({ kind: 'elsewhere', address: 'https://away.test/' });
});

test('the app’s server gets requests as from a page of its own', async () => {
  const { proxy, target } = await serve((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const { host, origin, referer } = request.headers;
      response.end(JSON.stringify([host, origin, referer, Buffer.concat(parts).toString()]));
    });
  });
  const headers = { origin: proxy.origin, referer: `${proxy.origin}/a` };
  const got = await fetch(proxy.origin, { method: 'POST', body: 'all of it', headers });
  expect(await got.json()).toEqual([new URL(target).host, target, `${target}/a`, 'all of it']);
});

test('a websocket is passed on in both directions', async () => {
  const { server, proxy, target } = await serve(() => undefined);
  server.on('upgrade', ({ headers }, socket) => {
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n\r\n',
    );
    socket.write(`${headers.origin} `);
    socket.on('data', (data: Buffer) => socket.end(`heard ${data}`));
    socket.on('error', () => undefined);
  });
  const headers = { connection: 'Upgrade', upgrade: 'websocket', origin: proxy.origin };
  const heard = await new Promise<string>((resolve, reject) => {
    const asked = request(proxy.origin, { headers });
    asked.on('error', reject);
    asked.on('upgrade', (_response, socket, first) => {
      let text = first.toString();
      socket.on('data', (data: Buffer) => {
        text += data.toString();
      });
      socket.on('end', () => resolve(text));
      socket.write('hello');
    });
    asked.end();
  });
  expect(heard).toBe(`${target} heard hello`);
});

test('it knows whether the app refuses, or cannot be reached', async () => {
  const { proxy, server } = await serve((_request, response) => response.writeHead(403).end());
  await fetch(proxy.origin, { headers: asPage });
  expect(proxy.answer()).toEqual({ kind: 'page', status: 403 });
  server.closeAllConnections();
  server.close();
  await fetch(proxy.origin, { headers: asPage });
  expect(proxy.answer()).toEqual({ kind: 'unreachable', why: 'ECONNREFUSED' });
});

test('another name for this machine gets nothing', async () => {
  const { proxy } = await serve((_request, response) => response.end('secret'));
  const status = await new Promise((resolve) => {
    request(proxy.origin, { headers: { host: 'evil.test' } }, (got) => {
      got.resume();
      resolve(got.statusCode);
    }).end();
  });
  expect(status).toBe(421);
});

test.each(['telegram.org', 'tg.dev'])(
  'a page loads the copy of Telegram’s script in place of that of %s, wherever its address falls into the stream',
  async (host) => {
    const address = `https://${host}/js/telegram-web-app.js?59`;
    const page = `<html><head><script src="${address}"></script><a href="https://telegram.org/js/games.js">`;
    const { proxy } = await serve(
      (_request, response) => {
        response.setHeader('content-type', 'text/html');
        response.setHeader('content-security-policy', `script-src https://${host}`);
        for (const letter of page) response.write(letter);
        response.end();
      },
      { telegramScript: 'copied()' },
    );
    const got = await fetch(proxy.origin, { headers: asPage });
    const html = await got.text();
    expect(html).toContain(`<script src="${copyPath}?59"></script>`);
    expect(html).toContain('href="https://telegram.org/js/games.js"');
    expect(got.headers.get('content-security-policy')).toBe(
      `script-src https://${host} ${proxy.origin} ${frameScript(true).hash}`,
    );
    const script = await fetch(`${proxy.origin}${copyPath}?59`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(await script.text()).toBe('copied()');
  },
);

test('endpoints of Telegram’s serverless hosting are answered here, everything else by the app', async () => {
  const { proxy } = await serve((_request, response) => response.end('the app'), {
    stubs: { answer: (name) => ({ status: 200, body: { ok: true, result: name } }) },
  });
  const call = (path: string, method: string) => fetch(proxy.origin + path, { method });
  expect(await (await call('/api/getProfile', 'POST')).json()).toEqual({
    ok: true,
    result: 'getProfile',
  });
  for (const [path, method] of [
    ['/api/getProfile', 'GET'],
    ['/api/a/b', 'POST'],
    ['/other', 'POST'],
  ] as const) {
    expect(await (await call(path, method)).text()).toBe('the app');
  }
});

test('who started the simulator is told when the app redirects to another origin', async () => {
  const told: string[] = [];
  const { proxy } = await serve(
    (request, response) => {
      const location = request.url === '/away' ? 'https://www.shop.test/in' : '/further';
      response.writeHead(302, { location }).end();
    },
    { onElsewhere: (address) => told.push(address) },
  );
  const go = (path: string) => fetch(proxy.origin + path, { headers: asPage, redirect: 'manual' });
  await go('/');
  expect(told).toEqual([]);
  await go('/away');
  expect(told).toEqual(['https://www.shop.test/in']);
});
