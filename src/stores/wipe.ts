import { cookies, sessionShelf, shelf } from '../device/stored';
import * as persistence from './persistence';
import { type Moment, type StoredKey, survives } from './survival';
import { followed, nameOf, person, personHere } from './whose';

/**
 * Clears storage, cookies and what the stores hold of it, but for what the table in `survival` lets
 * live.
 */
export function wipe(moment: Moment): void {
  const merchantId = followed();
  const whose = person();
  const lives = (name: string) => survives(name, moment, merchantId, whose);
  shelf.clearAllExcept(lives);
  sessionShelf.clearAllExcept(lives);
  cookies.clearAllExcept((name) => isOurs(name) && lives(cookieKeys[name]));
  persistence.quietly(() => {
    for (const { key, reset } of persistence.bindings) if (!lives(nameOf(key))) reset();
  });
  // In a browser nobody is there once the session is gone.
  const here = personHere();
  if (here !== whose) persistence.turnTo(here);
}

/** The cookies of the specification, and the stored key whose fate each shares. */
const cookieKeys = {
  merchantId: 'merchant',
  merchant: 'merchant',
  initData: 'initData',
  lang: 'lang',
  page: 'lang',
} as const satisfies Record<string, StoredKey>;

const isOurs = (name: string): name is keyof typeof cookieKeys => Object.hasOwn(cookieKeys, name);
