// @vitest-environment node
import { expect, test } from 'vitest';
import { createEdge, type LogLine } from '../../deploy/edge/createEdge';
import { byRequest, carriedIn, siteOf } from '../../deploy/edge/edge.testing';
import { renderer } from '../../deploy/edge/renderer';
import { sitesByHost } from '../../deploy/edge/sites';
import { createOtherServer } from './createOtherServer';
import { merchantKey } from './shop';

function edgeBefore() {
  const other = createOtherServer({ latency: 0 });
  const lines: LogLine[] = [];
  let skipped = 0;
  const settings = { VITE_API_BASE_URL: `https://other.test${other.options.base}` };
  const edge = createEdge({
    hosts: sitesByHost(new Map([['*.shop.test', siteOf({ settings })]])),
    renderer,
    fetch: byRequest((request) => other.fetch(request)),
    now: () => Date.now() + skipped,
    log: (line) => lines.push(line),
    patienceMs: 20_000,
    renderMs: 20_000,
  });
  const ask = async (headers: Record<string, string> = {}) => {
    const host = `${merchantKey}.shop.test`;
    const response = await edge.request('http://edge.internal/', { headers: { ...headers, host } });
    const source = lines.at(-1)?.source;
    return { status: response.status, text: await response.text(), source };
  };
  const later = (ms: number) => {
    skipped += ms;
  };
  return { other, ask, later };
}

test('the edge renders the home of a server that it has never seen', async () => {
  const { other, ask } = edgeBefore();
  const { status, text, source } = await ask();
  expect({ status, source }).toEqual({ status: 200, source: 'rendered' });
  expect(text).toContain('Goʻshtli somsa');
  expect(Object.keys(carriedIn(text))).toHaveLength(3);
  expect(other.calls.map(({ method, token }) => [method, token])).toEqual(
    other.calls.map(() => ['GET', null]),
  );
  expect((await ask({ cookie: 'lang=ru' })).text).toContain('lang="ru');
});

test.each([
  'drop',
  'cut',
  'truncated',
  'html',
  'empty',
  'redirect',
  { status: 500 },
  { status: 401 },
  { status: 429, headers: { 'retry-after': '60' } },
] as const)('a server that answers with %j gets the plain page, and heals', async (answer) => {
  for (const path of ['*/merchants/*', '*/settings/*', '*/products/*']) {
    const { other, ask, later } = edgeBefore();
    other.plant({ path, answer });
    const plain = await ask();
    expect([path, plain.status, plain.source]).toEqual([
      path,
      200,
      expect.stringMatching(/^plain/),
    ]);
    expect(plain.text).toContain('<div class="early"></div>');
    other.heal();
    later(120_000);
    expect((await ask()).text).toContain('Goʻshtli somsa');
  }
});
