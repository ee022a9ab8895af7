import { signQuery } from '../../mocks/telegram/launch/sign';
import type { OtherServer } from '../otherServer/createOtherServer';
import { merchantKey } from '../otherServer/shop';
import { createDevice, type DeviceWindow } from './createDevice';
import { createLedger, type Wish } from './ledger';
import { createRandom } from './random';
import { passUntil, step } from './time';
import { clocks, troubles } from './troubles';

const places = ['left', 'right'] as const;
type Place = (typeof places)[number];

/** Two people ordering on one device; inside Telegram each has a window. */
const phones = { left: '998901112233', right: '998907776655' };
const accounts = {
  left: { id: 11, firstName: 'Aziza' },
  right: { id: 22, firstName: 'Bobur' },
};

const initDataOf = (place: Place, botToken: string): Promise<string> =>
  signQuery(
    {
      user: JSON.stringify({ id: accounts[place].id, first_name: accounts[place].firstName }),
      auth_date: String(Math.floor(Date.now() / 1000)),
      signature: 'A'.repeat(86),
    },
    botToken,
  );
const dishes = ['101', '102', '103', '121'];

type Parts = { server: OtherServer; code: string; seed: number; isInTelegram: boolean };

/** A night on one device with two windows: `orderOnce` is one dinner, whatever else happens. */
export function createNight({ server, code, seed, isInTelegram }: Parts) {
  const random = createRandom(seed);
  const ledger = createLedger(server);
  const { fetch, receiveContact, options } = server;
  const device = createDevice({ ...options, fetch, receiveContact }, code);
  const windows = new Map<Place, DeviceWindow>();
  /** init data, inside Telegram */
  const launches = new Map<Place, string>();
  const windowAt = (place: Place) => windows.get(place) ?? fail(`There is no ${place} window`);

  async function pass(milliseconds: number) {
    for (let passed = 0; passed < milliseconds; passed += 250) await step(250);
    ledger.look(windows);
  }

  async function settled<T>(outcome: Promise<T>): Promise<T> {
    let isOver = false;
    void outcome.finally(() => {
      isOver = true;
    });
    if (!(await passUntil(() => isOver))) fail('This never ends');
    ledger.look(windows);
    return outcome;
  }

  async function open(place: Place) {
    const initData = launches.get(place);
    const person = initData === undefined ? null : { ...accounts[place], initData };
    windows.set(place, await settled(device.open(merchantKey, person)));
    await pass(1500);
  }

  async function reload(place: Place) {
    windowAt(place).kill();
    windows.delete(place);
    await open(place);
  }

  /** Logs out and logs in: by code, or as the window's Telegram user. */
  async function changePerson(place: Place) {
    const window = windowAt(place);
    if (window.session.state.token) await settled(window.logOut());
    await pass(random.pick([0, 500]));
    if (isInTelegram) {
      await reload(place);
      await settled(windowAt(place).ensureSignedIn());
      return;
    }
    await settled(window.sendCode(`+${phones[random.pick(places)]}`));
    await settled(window.confirmCode(server.world.codes.at(-1)?.code ?? ''));
    await pass(1500);
  }

  /**
   * Presses like someone who wants this once: again only if the screen says that it can be sent.
   */
  async function press(place: Place, wish: Wish) {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      wish.presses += 1;
      const bothWindows = !isInTelegram && random.chance(0.25);
      const pressed = bothWindows ? places : [place];
      const taps = Promise.all(pressed.map((one) => windowAt(one).submitOrder()));
      if (random.chance(0.15)) {
        await pass(random.pick([250, 1500]));
        await reload(place);
      } else {
        const kinds = (await settled(taps)).map(({ kind }) => kind);
        wish.said = kinds.includes('accepted') ? 'accepted' : (kinds[0] ?? '');
      }
      if (await isUnseen(place, wish)) wish.said = 'unknown';
      else return;
      if (random.chance(0.3)) return;
    }
  }

  /** Waits while the screen is checking. Returns whether it gave up. */
  async function isUnseen(place: Place, wish: Wish): Promise<boolean> {
    const { pending } = windowAt(place);
    const isOver = () =>
      !pending.state.isElsewhere && ['idle', 'unseen'].includes(pending.state.status);
    for (let seconds = 0; seconds < 200 && !isOver(); seconds += 1) await pass(1000);
    if (!isOver()) ledger.wrongs.push(`the look-up of ${wish.note} never ends`);
    await pass(500);
    return pending.state.status === 'unseen';
  }

  async function orderOnce() {
    const place = random.pick(places);
    device.ahead = random.pick(clocks);
    if (random.chance(0.15)) await reload(random.pick(places));
    if (random.chance(0.2) || !windowAt(place).session.state.user) await changePerson(place);
    const window = windowAt(place);
    const userId = Number(window.session.state.user?.id);
    const wish = { note: `wish ${ledger.wishes.length + 1}`, userId, presses: 0, said: '' };
    ledger.wishes.push(wish);
    window.cart.clear();
    const dish = window.catalog.state.products.get(random.pick(dishes));
    window.addToBasket(dish ?? fail('The menu is gone'), [], random.upTo(9));
    window.chooseBranch('1');
    window.draft.setNote(wish.note);
    await pass(1500);
    if (random.chance(0.5)) server.plant(random.pick(troubles));
    await press(place, wish);
    server.heal();
  }

  return {
    ...ledger,
    orderOnce,
    async begin() {
      for (const place of places) {
        if (isInTelegram) {
          launches.set(place, await initDataOf(place, options.botToken));
          server.world.contacts.set(accounts[place].id, phones[place]);
        }
        await open(place);
      }
    },
    async end() {
      await pass(120_000);
      ledger.compare();
      for (const window of windows.values()) window.kill();
      await device.close();
    },
  };
}

function fail(what: string): never {
  throw new Error(what);
}
