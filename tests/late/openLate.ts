import { vi } from 'vitest';
import type { Backend } from '../../mocks/backend/app';
import { testNow } from '../../mocks/backend/testNow';
import { nameOfCall } from '../contract/checkCall';
import { backend, fill, inBrowser, inTelegram, logIn } from '../journey';
import { until } from '../until';
import { importMore } from './importMore';
import { lookAtAll } from './lookAtAll';
import { trespassOf } from './trespassOf';

export const anna = '+998901112233';

export type LateOpening = {
  /** nobody is signed in */
  isGuest?: boolean;
  isInTelegram?: boolean;
  /** what the scanned code adds to the address */
  scan?: string;
};

export type LatePage = Awaited<ReturnType<typeof openLate>>['page'];

/** A page whose answers can be held back: the server has done its work, and the answer waits. */
export async function openLate({ isGuest, isInTelegram, scan = '' }: LateOpening = {}) {
  const held: (() => void)[] = [];
  const signals: AbortSignal[] = [];
  const trespasses: string[] = [];
  let wanted: string | null = null;
  let underway = 0;
  async function ask(request: Request) {
    underway += 1;
    try {
      return await backend.fetch(request);
    } finally {
      // Each answer arrives in a task of its own, as from a network.
      await new Promise((resume) => setImmediate(resume));
      underway -= 1;
    }
  }
  const server: Backend = {
    ...backend,
    fetch: async (request) => {
      const path = new URL(request.url).pathname.replace(/^\/api/, '');
      const isHeld = wanted !== null && nameOfCall({ method: request.method, path }) === wanted;
      trespasses.push(...(await trespassOf(request.clone())));
      const answer = await ask(request);
      if (isHeld) {
        signals.push(request.signal);
        await new Promise<void>((release) => held.push(release));
      }
      return answer;
    },
  };
  const opening = { backend: server, scan };
  const life = await (isInTelegram
    ? inTelegram({ ...opening, signedAt: testNow / 1000, contact: 'refused' })
    : inBrowser(opening));
  const page = { ...life, ...(await importMore()) };
  const look = await lookAtAll();
  const openLink = vi.fn();
  page.provideServices({ ...page.services(), telegram: { ...page.services().telegram, openLink } });
  if (!isGuest && !isInTelegram) await logIn(page, anna);
  await page.syncAddresses();
  fill(page);
  const isIn = page.session.state.user !== null;
  if (isIn) await until(() => page.orders.state.activeStatus === 'ready');

  /** What the page asks by itself has been answered, and has had its effect. */
  const untilQuiet = async () => {
    let turns = 0;
    await until(() => turns++ > 1 && underway === 0, 200);
    turns = 0;
    await until(() => turns++ > 0);
  };

  /** Begins something, and leaves it waiting for the answer to `call`. */
  async function begin(call: string, start: () => unknown) {
    const asked = { isOver: false, isAborted: () => signals.every(({ aborted }) => aborted) };
    wanted = call;
    void Promise.resolve(start()).finally(() => {
      asked.isOver = true;
    });
    await until(() => held.length > 0 || asked.isOver);
    wanted = null;
    if (held.length === 0) throw new Error(`Nothing has asked ${call}`);
    return asked;
  }

  /** Lets the answer through, and tells what there was before it, and after. */
  async function release() {
    const [before, calls] = [look(), backend.calls.length];
    for (const letGo of held.splice(0)) letGo();
    await untilQuiet();
    return { before, after: look(), calls: backend.calls.slice(calls).map(({ path }) => path) };
  }
  return { page, look, begin, release, untilQuiet, openLink, trespasses };
}
