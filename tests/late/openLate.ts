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
  /** query parameters of the scanned code */
  scan?: string;
};

export type LatePage = Awaited<ReturnType<typeof openLate>>['page'];

/** A page whose responses can be held back after the server has done its work. */
export async function openLate({ isGuest, isInTelegram, scan = '' }: LateOpening = {}) {
  const held: (() => void)[] = [];
  const signals: AbortSignal[] = [];
  const trespasses: string[] = [];
  let heldCall: string | null = null;
  let inFlight = 0;
  async function ask(request: Request) {
    inFlight += 1;
    try {
      return await backend.fetch(request);
    } finally {
      // Each response arrives in its own task, as from a network.
      await new Promise((resume) => setImmediate(resume));
      inFlight -= 1;
    }
  }
  const server: Backend = {
    ...backend,
    fetch: async (request) => {
      const path = new URL(request.url).pathname.replace(/^\/api/, '');
      const isHeld = heldCall !== null && nameOfCall({ method: request.method, path }) === heldCall;
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
  const isSignedIn = page.session.state.user !== null;
  if (isSignedIn) await until(() => page.orders.state.activeStatus === 'ready');

  /** Waits until the page's own requests have been answered and processed. */
  const untilQuiet = async () => {
    let rounds = 0;
    await until(() => rounds++ > 1 && inFlight === 0, 200);
    rounds = 0;
    await until(() => rounds++ > 0);
  };

  /** Starts something and leaves it waiting for the response to `call`. */
  async function begin(call: string, start: () => unknown) {
    const asked = { isOver: false, isAborted: () => signals.every(({ aborted }) => aborted) };
    heldCall = call;
    void Promise.resolve(start()).finally(() => {
      asked.isOver = true;
    });
    await until(() => held.length > 0 || asked.isOver);
    heldCall = null;
    if (held.length === 0) throw new Error(`Nothing has requested ${call}`);
    return asked;
  }

  /** Releases the response; returns the state before and after it. */
  async function release() {
    const [before, calls] = [look(), backend.calls.length];
    for (const unblock of held.splice(0)) unblock();
    await untilQuiet();
    return { before, after: look(), calls: backend.calls.slice(calls).map(({ path }) => path) };
  }
  return { page, look, begin, release, untilQuiet, openLink, trespasses };
}
