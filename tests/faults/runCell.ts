import type { Backend } from '../../mocks/backend/app';
import type { Customer } from './customer';
import type { Fault } from './faultKinds';
import { keptNow, type Life, openLife } from './life';
import { buttons, isBusy, person, readable, said, title } from './person';
import type { Scenario } from './scenario';
import { pass } from './time';

/** What became of one call under one fault. */
export type Cell = {
  call: string;
  fault: string;
  /** the title of what is on top, and what is said */
  saw: string;
  /** what the person did to try again */
  again: string;
  /** what was there before and is not there any more */
  lost: string[];
  /** what a promise of the page forbids; empty when all is well */
  wrong: string[];
};

type What = { call: string; scenario: Scenario; fault: Fault | null };

/** Runs one cell from the start of the app; without a fault it is how things should be. */
export async function runCell(customer: Customer, what: What, usual: readonly string[] = []) {
  const { backend } = customer;
  const { call, scenario, fault } = what;
  const [method = '', path = ''] = call.split(' · ')[0]?.split(' ') ?? [];
  const isMet = () => scenario.goal.test(readable()) && (scenario.isKept?.(backend) ?? true);
  customer.restore();
  scenario.given?.(backend);
  const strike = () => fault && backend.faults.add({ method, path, ...fault.rule });
  const isMade = callWatch(backend, method, path);
  const kept = scenario.isGuest || scenario.inTelegram ? {} : customer.kept;
  const address = withShop(customer.named(scenario.path));
  if (!scenario.before) strike();
  let life = await openLife({ backend, path: address, kept, inTelegram: scenario.inTelegram });
  const wrong: string[] = [];
  let again = '';
  try {
    await scenario.before?.(person, backend);
    if (scenario.before) {
      await settle(life, () => true);
      isMade.restart();
      strike();
    }
    const before = keptNow();
    const orders = backend.db.orders.length;
    await scenario
      .act?.(person, backend)
      .catch((error) => wrong.push(`the way is barred: ${error.message}`));
    if (!(await settle(life, isMade))) wrong.push(isMade() ? 'still waiting' : 'not reached');
    const words = said().filter((text) => !usual.includes(text));
    const saw = [title(), ...words].join(' · ');
    if (readable() === '') wrong.push('blank');
    if (buttons(/./).length === 0) wrong.push('no way on');
    const isOver = fault?.name === '401' && isLoggedOut(before);
    if (!fault && !isMet()) wrong.push(`the goal is not met: ${readable()}`);
    // A record that cannot be read is left out, and the rest is shown.
    const isQuiet = scenario.silent !== undefined || fault?.name === 'unknown';
    if (fault && !isMet() && words.length === 0 && !isQuiet) wrong.push('nothing said');
    const lost =
      isOver || (scenario.isLeaving && isMet())
        ? []
        : lossesOf(before, backend.db.orders.length > orders);
    if (lost.length > 0) wrong.push(`lost ${lost.join(', ')}`);
    wrong.push(...life.thrown.splice(0).map((message) => `thrown: ${message}`));
    if (isOver) again = 'logs in';
    else if (isMet()) again = 'needs nothing';
    else if (fault) {
      backend.faults.clear();
      again = tryAgain(scenario);
      if (again === 'the next visit') {
        life.end();
        life = await openLife({
          backend,
          path: address,
          kept: keptNow(),
          inTelegram: scenario.inTelegram,
        });
      } else await insist(scenario, again, backend).catch((error) => wrong.push(error.message));
      await settle(life, isMet);
      if (!isMet()) wrong.push(`does not come back by ${again}: ${readable()}`);
    }
    if (backend.db.orders.length > orders + 1) wrong.push('ordered twice');
    return { call, fault: fault?.name ?? 'none', saw, again, lost, wrong, said: said() };
  } finally {
    life.end();
  }
}

const retry = /^Qayta urinish$/;

function tryAgain({ again, act }: Scenario): string {
  if (buttons(retry).length > 0) return 'the button';
  if (again === 'reopen' || (!again && !act)) return 'the next visit';
  return 'the same once more';
}

async function insist({ again, act }: Scenario, how: string, backend: Backend): Promise<void> {
  if (how === 'the button') await person.press(retry);
  else if (typeof again === 'function') await again(person, backend);
  else await act?.(person, backend);
}

/** Whether a call was made, since the beginning or since `restart`. */
function callWatch(backend: Backend, method: string, path: string) {
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
  let from = 0;
  const isMade = () =>
    backend.calls.slice(from).some((made) => made.method === method && pattern.test(made.path));
  return Object.assign(isMade, {
    restart() {
      from = backend.calls.length;
    },
  });
}

/** Milliseconds of quiet after which nothing more is to be expected: longer than any debounce. */
const quiet = 1200;
/** Nobody waits longer for a page: two tries of 30 s (§7), and what they do to each other. */
const longest = 90_000;

/** Lets time pass until the call was made and nobody waits for anything. False: that never came. */
async function settle(life: Life, isMade: () => boolean): Promise<boolean> {
  let calm = 0;
  for (let passed = 0; passed < longest; ) {
    const step = passed < 3000 ? 100 : 500;
    await pass(step);
    passed += step;
    calm = isMade() && life.waiting() === 0 && !isBusy() ? calm + step : 0;
    if (calm >= quiet) return true;
  }
  return false;
}

const withShop = (path: string): string =>
  path.startsWith('http') ? path : `${path}${path.includes('?') ? '&' : '?'}vendor=demo`;

const isLoggedOut = (before: Record<string, string>): boolean =>
  Object.keys(before).some((name) => name.startsWith('token:') && !(name in keptNow()));

/** What the device keeps, whosever it is: a guest's becomes that of the person who logs in. */
const byKey = (kept: Record<string, string>) =>
  Object.fromEntries(Object.entries(kept).map(([name, text]) => [name.replace(/@.*/, ''), text]));

/** What the device no longer holds: the basket, the draft, and who is there. */
function lossesOf(before: Record<string, string>, hasOrdered: boolean): string[] {
  const [then, after] = [byKey(before), byKey(keptNow())];
  const precious = hasOrdered ? /^token:/ : /^(cart|token|draft):/;
  return Object.keys(then).filter((name) => precious.test(name) && !sameIn(name, then, after));
}

function sameIn(name: string, before: Record<string, string>, after: Record<string, string>) {
  // A draft may take something on; it must not be gone.
  return name.startsWith('draft:') ? Boolean(after[name]) : before[name] === after[name];
}
