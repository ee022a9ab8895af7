import { goOffline, goOnline } from './device';
import type { Fault, ServerName } from './faultKinds';
import { type Kept, keptNow, openLife } from './life';
import { isLoggedOut, lossesOf } from './losses';
import { buttons, person, readable } from './person';
import type { Scenario } from './scenario';
import type { CallPattern, Customer } from './server';
import { quiet, settle } from './settle';
import { text } from './texts';

/** One call under one fault. */
type CellSpec<Own> = { call: string; scenario: Scenario<Own>; fault: Fault | null };

/**
 * Runs one cell from the start of the app; without a fault it is the baseline. Returns what is broken.
 */
export async function runCell<Own>(
  customer: Customer<Own>,
  { call, scenario, fault }: CellSpec<Own>,
): Promise<string[]> {
  const { own } = customer;
  const pattern = patternOf(call);
  const isMet = () => scenario.goal.test(readable()) && (scenario.isKept?.(own) ?? true);
  customer.restore();
  scenario.given?.(own);
  const isMade = callWatch(customer, pattern);
  // An offline app may skip the request.
  const isCallDone = fault?.isOffline ? () => true : isMade;
  const injectFault = () => {
    if (fault) customer.plant(fault.isOffline ? everyCall : pattern, fault);
    if (fault?.isOffline) goOffline();
  };
  const path = withShop(customer.named(scenario.path), customer.vendor);
  const open = (kept: Kept) =>
    openLife({ backend: customer, path, kept, inTelegram: scenario.inTelegram });
  if (!scenario.before && !fault?.isOffline) injectFault();
  let life = await open(scenario.isGuest || scenario.inTelegram ? {} : customer.kept);
  const wrong: string[] = [];
  try {
    await scenario.before?.(person, own);
    if (scenario.before || fault?.isOffline) {
      await settle(life, () => true);
      isMade.restart();
      injectFault();
    }
    const before = keptNow();
    const orders = customer.orderCount();
    const hasOrdered = () => customer.orderCount() > orders;
    await scenario
      .act?.(person, own)
      .catch((error) => wrong.push(`the way is blocked: ${error.message}`));
    const quietMs = quiet + (fault?.pauseMs ?? 0);
    const messages: string[] = [];
    if (!(await settle(life, isCallDone, quietMs, messages)))
      wrong.push(isCallDone() ? 'still waiting' : 'not reached');
    if (readable() === '') wrong.push('blank');
    if (buttons(/./).length === 0) wrong.push('no way on');
    const isOver = fault?.name === '401' && isLoggedOut(before);
    if (!fault && !isMet()) wrong.push(`the goal is not reached: ${readable()}`);
    const hasLeft = scenario.isLeaving && isMet();
    const isQuiet = isMet() || scenario.silent !== undefined;
    const sentence = fault && !isQuiet ? sentenceDue(scenario, fault, customer.name) : null;
    const expectedMessage = isOver && !hasLeft ? text('errors.staleSession') : sentence;
    if (expectedMessage && !messages.some((each) => each.includes(expectedMessage)))
      wrong.push(`not said: ${expectedMessage}`);
    const lost = isOver || hasLeft ? [] : lossesOf(before, hasOrdered());
    if (lost.length > 0) wrong.push(`lost ${lost.join(', ')}`);
    wrong.push(...life.thrown.splice(0).map((message) => `thrown: ${message}`));
    if (fault && !isOver && !isMet()) {
      customer.heal();
      goOnline();
      const again = tryAgain(scenario);
      if (again === 'the next visit') {
        life.end();
        life = await open(keptNow());
      } else await repeatCall(scenario, again, own).catch((error) => wrong.push(error.message));
      await settle(life, isMet);
      if (!isMet()) wrong.push(`does not recover by ${again}: ${readable()}`);
    }
    if (customer.orderCount() > orders + 1) wrong.push('ordered twice');
    return wrong;
  } finally {
    goOnline();
    life.end();
  }
}

const everyCall: CallPattern = { method: '*', path: '*' };

/** Parses `GET /users/v1/branches · a note` into the servers' pattern. */
function patternOf(call: string): CallPattern {
  const [method = '', path = ''] = call.split(' · ')[0]?.split(' ') ?? [];
  return { method, path };
}

/** The message due on that screen; null: none in particular. */
function sentenceDue(
  { says, saysUnder = {} }: Pick<Scenario, 'says' | 'saysUnder'>,
  fault: Fault,
  server: ServerName,
): string | null {
  if (fault.says === null) return null;
  const { [fault.name]: key = says } = saysUnder;
  if (key) return text(key);
  if (server === 'mock' && fault.words) return fault.words;
  return text(fault.says);
}

const retry = /^Qayta urinish$/;

function tryAgain<Own>({ again, act }: Scenario<Own>): string {
  if (buttons(retry).length > 0) return 'the button';
  if (again === 'reopen' || (!again && !act)) return 'the next visit';
  return 'the same once more';
}

async function repeatCall<Own>(
  { again, act }: Scenario<Own>,
  retryKind: string,
  own: Own,
): Promise<void> {
  if (retryKind === 'the button') await person.press(retry);
  else if (typeof again === 'function') await again(person, own);
  else await act?.(person, own);
}

/** Whether a call was made, since the beginning or since `restart`. */
function callWatch<Own>(customer: Customer<Own>, { method, path }: CallPattern) {
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
  let from = 0;
  const isMade = () =>
    customer
      .calls()
      .slice(from)
      .some((made) => made.method === method && pattern.test(made.path));
  return Object.assign(isMade, {
    restart() {
      from = customer.calls().length;
    },
  });
}

const withShop = (path: string, vendor: string): string =>
  path.startsWith('http') ? path : `${path}${path.includes('?') ? '&' : '?'}vendor=${vendor}`;
