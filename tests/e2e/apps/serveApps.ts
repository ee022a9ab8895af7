import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** A careful app's: only its own scripts, and no page around it but Telegram's; the SDK adds styles. */
const policy =
  "default-src 'self'; script-src 'self' 'nonce-its-own'; style-src 'unsafe-inline'; " +
  'frame-ancestors https://web.telegram.org';

/** Small apps on one server, each at its own path. */
const pages = ['/plain', '/sdk', '/react'];
const sdks = ['tmaBridge', 'telegramAppsBridge', 'tmaSdk', 'telegramAppsSdk', 'twa', 'twa6'];
const scripts: Record<string, string> = {
  '/sdk.js': 'sdk.ts',
  '/react.js': 'react.jsx',
  ...Object.fromEntries(sdks.map((name) => [`/sdks/${name}.js`, `sdks/${name}.js`])),
};

/**
 * Serves `pages`, `/mute`, which never speaks to Telegram, and `/moving`, which goes to another origin
 * by script and speaks there. Others are refused.
 */
export async function serveApps(): Promise<{ origin: string; close: () => void }> {
  const bundles = Object.entries(scripts).map(
    async ([path, entry]) => [path, await bundle(entry)] as const,
  );
  const built = new Map<string, string>(await Promise.all(bundles));
  const server = createServer(async ({ url = '/' }, response) => {
    const path = url.split('?')[0] ?? '';
    const script = built.get(path);
    if (script !== undefined) {
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    }
    if (scripts[`${path}.js`] && path.startsWith('/sdks/')) {
      response.setHeader('content-type', 'text/html');
      return void response.end(
        `<!doctype html><title>SDK</title><p id="outcomes"></p><script type="module" src="${path}.js"></script>`,
      );
    }
    if (path === '/moving' || path === '/moved') {
      const there = `http://localhost:${portOf(server)}/moved`;
      const speak = `parent.postMessage('{"eventType":"iframe_ready"}', '*')`;
      const script = path === '/moved' ? speak : `location.replace('${there}')`;
      response.setHeader('content-type', 'text/html');
      return void response.end(`<!doctype html><title>Moving</title><script>${script}</script>`);
    }
    if (path === '/official') {
      response.setHeader('content-type', 'text/html');
      return void response.end(
        '<script src="https://telegram.org/js/telegram-web-app.js?59"></script><script>Telegram.WebApp.MainButton.setText("Order").show()</script>',
      );
    }
    if (!pages.includes(path) && path !== '/mute') {
      return void response.writeHead(404, { 'content-type': 'text/html' }).end('Nothing here.');
    }
    const html = path === '/mute' ? '<h1>Mute</h1>' : await readFile(file(`.${path}.html`));
    response.setHeader('content-type', 'text/html');
    response.setHeader('content-security-policy', policy);
    response.setHeader('x-frame-options', 'SAMEORIGIN');
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${portOf(server)}`, close: () => void server.close() };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The apps have no port.');
  return address.port;
}

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: file(entry) } },
  });
  const { output } = [built].flat()[0] as { output: { code: string }[] };
  return output[0]?.code ?? '';
}
