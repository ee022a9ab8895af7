import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Backend, createBackend } from '../../mocks/backend/app';
import { createRandom } from '../windows/random';
import { openLife } from './life';
import { smallSeed } from './mockCustomer';
import { person, readable } from './person';
import { holdTime, pass } from './time';

/** The backend behind a network that loses one of each three requests, a random one. */
function behindLosses(backend: Backend, random: ReturnType<typeof createRandom>): Backend {
  let count = 0;
  let lost = 0;
  const fetch: Backend['fetch'] = (request) => {
    if (count % 3 === 0) lost = random.upTo(3);
    count += 1;
    const isLost = count % 3 === lost % 3;
    return isLost ? Promise.reject(new TypeError('connection reset')) : backend.fetch(request);
  };
  return new Proxy(backend, {
    get: (served, name) => (name === 'fetch' ? fetch : Reflect.get(served, name)),
  });
}

/** Seconds before a hungry person presses again. */
const pauseSeconds = 4;
/** An order that is lost on its way costs a minute and two presses, and a third of them are: a dozen in a row never. */
const mostPresses = 24;

/** Waits and presses again whenever possible, like someone determined to order. */
async function pressUntil(name: RegExp, arrived: () => boolean): Promise<void> {
  let presses = 0;
  for (let seconds = 0; seconds < 1800 && !arrived(); seconds += 1) {
    if (seconds % pauseSeconds === 0 && presses < mostPresses && person.canPress(name)) {
      presses += 1;
      await person.press(name);
    }
    await pass(1000);
  }
  if (!arrived()) throw new Error(`${name} leads to: ${readable()}`);
}

const sees = (text: RegExp) => () => text.test(readable());

beforeAll(holdTime);

test.each([1, 2, 3, 4, 5, 6])(
  'exactly one order is made when one of each three requests is lost, seed %i',
  { timeout: 600_000 },
  async (seed) => {
    const backend = createBackend({ now: () => Date.now(), seed: smallSeed() });
    const life = await openLife({
      backend: behindLosses(backend, createRandom(seed)),
      path: '/product/toy-oshi?vendor=demo',
    });
    onTestFinished(() => life.end());
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
    await pressUntil(/Buyurtma berish|Qayta yuborish/, sees(/Buyurtma (yuborildi|qabul qilindi)/));
    expect(backend.db.orders).toHaveLength(1);
    expect(life.thrown).toEqual([]);
  },
);
