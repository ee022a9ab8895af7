import type { CDPSession, Page } from '@playwright/test';
import type { FaultInput } from '../../mocks/backend/faults';
import type { ServedShop } from '../../mocks/serve';
import { paths, routes } from '../../src/navigation/paths';
import { deadness, findControl, focusField, openAddress, stayHere } from './monkeyPage';
import { random } from './random';
import type { Particular } from './routeTour';

/** What came of a run. */
export type MonkeyReport = {
  /** errors that nothing caught, and screens with nothing to go on with */
  faults: string[];
  /** pages that the browser gave up although they held little memory: its own fault */
  crashes: string[];
  /** pages loaded once more: a payment page leads out of the app and back */
  loads: number;
  /** after every `restEvery` actions, at rest on home with the garbage collected */
  rests: { heap: number; nodes: number; listeners: number }[];
};

type Options = { seed: number; actions: number; restEvery: number };

/** Bytes of heap with which a page must not be given up; at rest it holds about 20 MB. */
const muchHeap = 200e6;
/** Share of the actions before which a call of the next ones is made to fail. */
const faultShare = 0.05;
const faultKinds = ['status', 'drop', 'truncate', 'html', 'empty', 'null', 'unknownWords'] as const;
/** Ids of existing records; null where records are reached by pressing. */
const known: Readonly<Record<Particular, string | null>> = {
  product: 'toy-oshi',
  story: 'story-osh',
  vacancy: 'vakansiya-oshpaz',
  order: null,
  orderAgain: null,
  orderCancel: null,
  orderGrade: null,
  orderMap: null,
};
const ids = new Map<string, string | null>(Object.entries(known));
/** Screens that stand in place of the shop, with no way into it. */
const closed: readonly string[] = [routes.blocked, routes.merchantNotAvailable];
const addresses = Object.entries(routes)
  .filter(([name, route]) => !closed.includes(route) && ids.get(name) !== null)
  .map(([name, route]) => route.replace(':id', ids.get(name) ?? ''))
  .concat(paths.search('osh'), paths.category('osh'));
/** Beside these the last code that was sent. */
const words = ['osh', '901234567', '0000', '', 'Навоий 5', '🍕'.repeat(40), '-1', '<b>', 'salom '];

/**
 * Presses, types, goes back and opens screens at random in a shop that is open on `first`, with
 * failing calls in between. The same seed chooses the same way.
 */
export async function playMonkey(
  first: Page,
  { backend, appOrigin }: ServedShop,
  { seed, actions, restEvery }: Options,
): Promise<MonkeyReport> {
  const next = random(seed);
  const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)];
  const report: MonkeyReport = { faults: [], crashes: [], loads: 0, rests: [] };
  let last = 'nothing';
  const note = (what: string) => report.faults.push(`${what} (after ${last})`);
  let visit = await beginVisit(first, appOrigin, report, note);

  for (let action = 1; action <= actions; action += 1) {
    if (next() < faultShare) {
      const fault: FaultInput = { path: '*', kind: oneOf(faultKinds), times: 1 + (action % 3) };
      backend.faults.add(fault);
    }
    const chosen = [next(), next(), oneOf(addresses) ?? '/'] as const;
    const word = oneOf([...words, backend.db.codes.at(-1)?.code]) ?? '';
    const step = async () => {
      last = await act(visit.page, ...chosen, word);
      const dead = await visit.page.evaluate(deadness).catch(() => null);
      if (dead) {
        note(dead);
        await visit.page.goto(`${appOrigin}/?vendor=demo`);
      }
      visit.heap = await heapOf(visit.session);
    };
    try {
      await Promise.race([step(), visit.crash]);
    } catch (error) {
      if (!/crashed/.test(String(error))) throw error;
      const crash = `the browser gave up a page of ${Math.round(visit.heap / 1e6)} MB`;
      if (visit.heap > muchHeap) note(crash);
      else report.crashes.push(`${crash} (after ${last})`);
      const page = await visit.page.context().newPage();
      await page.goto(`${appOrigin}/?vendor=demo`);
      visit = await beginVisit(page, appOrigin, report, note);
    }
    if (action % restEvery === 0) {
      backend.faults.clear();
      report.rests.push(await rest(visit, appOrigin));
    }
  }
  return report;
}

type Visit = {
  page: Page;
  session: CDPSession;
  /** bytes after the last action */
  heap: number;
  /** rejects when the browser gives the page up: some calls would wait for ever */
  crash: Promise<never>;
};

async function beginVisit(
  page: Page,
  appOrigin: string,
  report: MonkeyReport,
  note: (what: string) => void,
): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const crash = new Promise<never>((_, reject) => {
    page.on('crash', () => reject(new Error('The page crashed')));
  });
  crash.catch(() => null);
  page.on('pageerror', (error) => note(`thrown: ${error.stack ?? error.message}`));
  page.on('dialog', (dialog) => void dialog.accept());
  page.on('load', () => {
    report.loads += 1;
  });
  // What leads to another site is not followed.
  await page.route(
    (url) => url.origin !== appOrigin,
    (route) => route.abort(),
  );
  await page.addInitScript(stayHere);
  await page.evaluate(stayHere);
  return { page, session, heap: await heapOf(session), crash };
}

/** One action, chosen by two random numbers; returns what it was. */
async function act(
  page: Page,
  kind: number,
  which: number,
  address: string,
  word: string,
): Promise<string> {
  // A page may be left while it is acted on.
  const calmly = (work: Promise<unknown>) => work.then(String, () => 'a page that was left');
  if (kind < 0.06) {
    await calmly(page.evaluate(openAddress, address));
    return `opening ${address}`;
  }
  if (kind < 0.12) {
    await calmly(page.goBack({ timeout: 2000, waitUntil: 'commit' }));
    return 'going back';
  }
  if (kind < 0.14) {
    await page.mouse.move(195, 500);
    await page.mouse.wheel(0, which * 3000 - 1000);
    return 'scrolling';
  }
  if (kind < 0.2) {
    const typed = await calmly(page.evaluate(focusField, which));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(word);
    if (which < 0.3) await page.keyboard.press('Enter');
    return `typing into ${typed}`;
  }
  const found = await page.evaluate(findControl, which).catch(() => null);
  if (!found) return 'finding nothing';
  await page.mouse.click(found.x, found.y);
  return `pressing ${found.name}`;
}

/** On home, with nothing under way and the garbage collected. */
async function rest({ page, session }: Visit, origin: string) {
  if (page.url().startsWith(origin) && (await page.locator('#root').count()) > 0)
    await page.evaluate(openAddress, '/');
  else await page.goto(`${origin}/?vendor=demo`);
  await page.waitForLoadState('networkidle');
  // An order that was on its way opens its page above home.
  while (await page.evaluate(() => location.pathname !== '/')) {
    await page.evaluate(openAddress, '/');
    await page.waitForLoadState('networkidle');
  }
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'));
  await session.send('HeapProfiler.collectGarbage');
  const of = await metricsOf(session);
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

async function metricsOf(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  return (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
}

const heapOf = async (session: CDPSession) => (await metricsOf(session))('JSHeapUsedSize');
