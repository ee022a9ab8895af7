import { goOffline, goOnline, setClockAhead } from './device';
import { faults } from './faultKinds';
import { keptNow, type Life, openLife } from './life';
import type { OrderTrouble } from './orderTroubles';
import { person, readable } from './person';
import { createReader } from './reader';
import { shareBrowser } from './secondWindow';
import type { Customer } from './server';
import { text } from './texts';
import { pass, until } from './time';

const orderCall = { method: 'POST', path: '/orders/v1/orders' };

type Line = { fetch: Customer<unknown>['fetch']; release(): void };

/** Places an order under one trouble, pressing until it is accepted. Returns what is broken. */
export async function runTrouble<Own>(
  customer: Customer<Own>,
  trouble: OrderTrouble,
  code: string,
): Promise<string[]> {
  const { happens = 'nothing' } = trouble;
  customer.restore();
  setClockAhead(trouble.clockAhead ?? 0);
  const line = holdOrders(customer, happens);
  const browser = happens === 'secondWindow' ? shareBrowser(customer, code) : null;
  const path = `/checkout?vendor=${customer.vendor}`;
  const open = (kept = customer.kept) => openLife({ backend: line, path, kept });
  let life: Life = await open();
  const reader = createReader();
  const wrong: string[] = [];
  try {
    await until('order button', () => person.canPress(/Buyurtma berish/));
    const second = browser && (await openSecondWindow(browser));
    const before = customer.orderCount();
    const fault = faults.find(({ name }) => name === trouble.fault);
    if (fault) customer.plant(orderCall, fault, 1);
    if (happens === 'offline') {
      customer.plant({ method: '*', path: '*' }, dropped);
      goOffline();
    }
    let isOtherDone = !second;
    void second?.submitOrder().then(() => {
      isOtherDone = true;
    });
    await person.press(/Buyurtma berish/);
    if (happens.startsWith('reload')) {
      await pass(1500);
      life.end();
      life = await open(keptNow());
    }
    for (let seconds = 0; seconds < 300 && !isPlaced(); seconds += 1) {
      reader.look();
      if (seconds === 24) line.release();
      if (seconds === 30 && happens === 'offline') {
        customer.heal();
        goOnline();
      } else if (happens !== 'offline' || seconds > 30) {
        if (person.canPress(again)) await person.press(again);
        reader.look();
        if (person.canPress(orderOrAgain)) await person.press(orderOrAgain);
      }
      await pass(1000);
    }
    reader.look();
    if (!isPlaced()) wrong.push(`no order, but: ${readable()}`);
    await until('outcome in the other window', () => isOtherDone);
    const expected = [...trouble.reads.map((key) => text(key)), placedTitle() ?? ''];
    const missing = reader.missing(expected);
    if (missing) wrong.push(`not said: ${missing}`);
    const orders = customer.orderCount() - before;
    if (orders !== 1) wrong.push(`${orders} orders`);
    const posts = customer.calls().filter(isOrder).length;
    if (posts !== trouble.posts) wrong.push(`sent ${posts} times`);
    if (second && second.placed.state.orderId === null) wrong.push('the other window shows none');
    wrong.push(...life.thrown.map((message) => `thrown: ${message}`));
    return wrong;
  } finally {
    goOnline();
    life.end();
    await browser?.end();
    setClockAhead(0);
  }
}

/** The second window, whose first responses are delayed. */
function openSecondWindow({ open }: ReturnType<typeof shareBrowser>) {
  let window: Awaited<ReturnType<typeof open>> | null = null;
  void open().then((each) => {
    window = each;
  });
  return until('second window', () => (window?.catalog.state.status === 'ready' ? window : null));
}

const dropped = faults.find(({ name }) => name === 'dropped') ?? fail();
const again = /^Qayta yuborish/;
const orderOrAgain = /Buyurtma berish|Qayta yuborish/;
/** The title of an order that has arrived; the shop accepts it a minute later. */
const placedTitle = (): string | undefined =>
  (['checkout.placedTitle', 'checkout.acceptedTitle'] as const)
    .map((key) => text(key))
    .find((title) => readable().includes(title));
const isPlaced = (): boolean => placedTitle() !== undefined;
const isOrder = ({ method, path }: typeof orderCall): boolean =>
  method === orderCall.method && path === orderCall.path;

function fail(): never {
  throw new Error('It is not there');
}

/** The connection to the server, which holds an order or its response until released. */
function holdOrders<Own>(customer: Customer<Own>, happens: OrderTrouble['happens']): Line {
  let release: () => void = fail;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    release: () => release(),
    async fetch(request) {
      const isHeld = request.method === 'POST' && request.url.endsWith(orderCall.path);
      if (isHeld && happens === 'reloadBeforeStored') await gate;
      const answer = await customer.fetch(request);
      if (isHeld && happens === 'reloadAfterStored') await gate;
      return answer;
    },
  };
}
