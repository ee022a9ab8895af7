import { beforeAll, expect, test } from 'vitest';
import { type Backend, createBackend } from '../../mocks/backend/app';
import { openLife } from './life';
import { smallSeed } from './mockCustomer';
import { person, readable } from './person';
import { holdTime, pass } from './time';

/** The backend behind a network that loses every third request, from number `first` on. */
function behindLosses(backend: Backend, first: number): Backend {
  let count = 0;
  const fetch: Backend['fetch'] = (request) => {
    count += 1;
    const isLost = count % 3 === first % 3;
    return isLost ? Promise.reject(new TypeError('connection reset')) : backend.fetch(request);
  };
  return new Proxy(backend, {
    get: (served, name) => (name === 'fetch' ? fetch : Reflect.get(served, name)),
  });
}

/** Seconds before a hungry person presses again. */
const pauseSeconds = 4;
const mostPresses = 5;

/** Waits and presses again whenever possible, like someone determined to order. */
async function pressUntil(name: RegExp, arrived: () => boolean): Promise<number> {
  let presses = 0;
  for (let seconds = 0; seconds < 300 && !arrived(); seconds += 1) {
    if (seconds % pauseSeconds === 0 && presses < mostPresses && person.canPress(name)) {
      presses += 1;
      await person.press(name);
    }
    await pass(1000);
  }
  if (!arrived()) throw new Error(`${name} leads to: ${readable()}`);
  return presses;
}

const sees = (text: RegExp) => () => text.test(readable());

beforeAll(holdTime);

test.each([1, 2, 3])(
  'exactly one order is made when every third request is lost, from number %i on',
  { timeout: 600_000 },
  async (first) => {
    const backend = createBackend({ now: () => Date.now(), seed: smallSeed() });
    const life = await openLife({
      backend: behindLosses(backend, first),
      path: '/product/toy-oshi?vendor=demo',
    });
    await pressUntil(/Qayta urinish/, sees(/Butun porsiya/));
    await person.choose(/Butun porsiya/);
    await person.press(/Qoʻshish/);
    await person.press(/^Savat(?!ga)/);
    await person.press(/Rasmiylashtirish/);
    await person.press(/orqali kirish/);
    await person.fill(/Telefon raqami/, '901234567');
    await pressUntil(/Kodni olish/, sees(/Kodni kiriting/));
    await person.fill(/SMS kodi/, backend.db.codes.at(-1)?.code ?? '');
    await pressUntil(/Tasdiqlash/, () => person.canPress(/Manzilni tanlang|Filialni tanlang/));
    await person.choose(/^Olib ketish$/);
    await person.press(/Filialni tanlang/);
    await person.press(/Shu filialni tanlash/);
    const presses = await pressUntil(/Buyurtma berish/, sees(/Buyurtma (yuborildi|qabul qilindi)/));
    expect(presses).toBeLessThan(4);
    expect(backend.db.orders).toHaveLength(1);
    expect(life.thrown).toEqual([]);
    life.end();
  },
);
