import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import { findFocus } from '../e2e/findFocus';
import { eventually } from '../until';
import { type Driver, frameSelector, type Key, type Place, type Point } from './driver';
import { type Found, findInPage, isFocusCovered, sheetNames, type Wanted } from './inPage';

const queries = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** More than all stops of a screen. */
const mostKeys = 300;

export type Name = string | RegExp;

/**
 * The shop as a person uses it, in any engine; `place` tells where the app runs. A press waits until
 * nothing moves and nothing is loading.
 */
export type Screen = ReturnType<typeof createScreen>;

export function createScreen(driver: Driver, place: Place, isQuiet: () => boolean) {
  /** Calls a function in a document; it must not use anything from outside itself. */
  async function call<T>(where: Place, work: (given: never) => T, given: unknown = null) {
    const body = `return JSON.stringify((${work})(${JSON.stringify(given)}) ?? null)`;
    return JSON.parse(String(await driver.run(where, body))) as T;
  }

  async function find(where: Place, wanted: Wanted): Promise<Found | null> {
    const isThere = await driver.run(where, 'return typeof TestingLibraryDom');
    if (isThere !== 'object') await driver.run(where, `${queries}; return true`);
    return call(where, findInPage, wanted);
  }

  /** Where a document begins in the page. */
  async function origin(where: Place): Promise<Point> {
    if (where === 'page') return { x: 0, y: 0 };
    return await call(
      'page',
      (selector: string) => {
        const { x, y } = document.querySelector(selector)?.getBoundingClientRect() ?? {
          x: 0,
          y: 0,
        };
        return { x, y };
      },
      frameSelector,
    );
  }

  const want = (role: string, name: Name, nth = -1): Wanted => ({
    role,
    name: name instanceof RegExp ? { source: name.source } : name,
    nth,
  });

  /** Waits for something that can be pressed and has stopped moving. */
  function findStill(where: Place, wanted: Wanted): Promise<Found> {
    let before: Found | null = null;
    return eventually(async () => {
      const found = await find(where, wanted);
      const seen = before;
      before = found;
      const what = `${wanted.role} ${JSON.stringify(wanted.name)}`;
      if (!found) throw new Error(`There is no ${what}.`);
      if (found.isDisabled) throw new Error(`${what} is disabled.`);
      if (!found.isOnTop) throw new Error(`${what} is covered.`);
      if (found.isMoving || found.x !== seen?.x || found.y !== seen.y)
        throw new Error(`${what} moves.`);
      if (!isQuiet()) throw new Error('The shop is still loading.');
      if (await driver.run(place, 'return document.documentElement.dataset.waiting ?? ""'))
        throw new Error('A press does not count yet (src/ui/rest.ts).');
      return found;
    });
  }

  async function pressIn(where: Place, wanted: Wanted): Promise<void> {
    const at = await findStill(where, wanted);
    const { x, y } = await origin(where);
    await driver.press({ x: at.x + x, y: at.y + y });
  }

  /**
   * Presses a key until this has the focus, and shows it. Tab goes the way on which the control is:
   * at the end of a sheet it may leave the page (docs/tests.md). Every stop is a control.
   */
  async function reach(wanted: Wanted, key: Key): Promise<void> {
    await findStill(place, wanted);
    for (let presses = 0; presses < mostKeys; presses += 1) {
      const found = await find(place, wanted);
      if (found?.isFocused) return presses === 0 ? undefined : seesFocus();
      await driver.key(key === 'Tab' && found?.isBehind ? 'ShiftTab' : key);
      const at = await call(place, findFocus);
      if (at && !at.isControl && !at.isSheet) throw new Error(`${key} stops at ${at.name}.`);
    }
    throw new Error(`${key} does not lead to ${wanted.role} ${JSON.stringify(wanted.name)}.`);
  }

  /** What has the focus shows it, and nothing lies over it. */
  const seesFocus = () =>
    eventually(async () => {
      expect(await call(place, findFocus), 'a visible focus').toMatchObject({ isSeen: true });
      expect(await call(place, isFocusCovered), 'whether the focus is covered').toBe(false);
    });

  return {
    driver,
    place,
    call,
    origin: () => origin(place),
    find: (role: string, name: Name, nth?: number) => find(place, want(role, name, nth)),

    press: (name: Name, role = 'button', nth = -1) => pressIn(place, want(role, name, nth)),

    reach: (name: Name, role: string, nth = -1, key: Key = 'Tab') =>
      reach(want(role, name, nth), key),

    seesFocus,

    /** Goes there by Tab and presses Enter. */
    async enter(name: Name, role = 'button', nth = -1): Promise<void> {
      await reach(want(role, name, nth), 'Tab');
      await driver.key('Enter');
    },

    /** The button at the screen's end: the app's own, or Telegram's. */
    pressMain: (name: Name) => pressIn('page', want('button', name)),
    /** The browser's Back, or Telegram's back button. */
    back: () => (place === 'page' ? driver.back() : pressIn('page', want('button', 'Back'))),

    async reload(): Promise<void> {
      if (place === 'page') return driver.reload();
      await driver.run('app', "document.documentElement.dataset.before = ''");
      await driver.run('page', 'window.simulator.reload()');
      await eventually(async () =>
        expect(
          await driver.run('app', 'return document.documentElement.dataset.before'),
        ).toBeFalsy(),
      );
    },

    async drag(way: readonly Point[]): Promise<void> {
      const from = await origin(place);
      await driver.drag(way.map(({ x, y }) => ({ x: x + from.x, y: y + from.y })));
    },

    async choose(name: Name): Promise<void> {
      await pressIn(place, want('radio', name));
      await eventually(async () =>
        expect((await find(place, want('radio', name)))?.isChecked ?? true).toBe(true),
      );
    },

    /** Types into a field, where every character must arrive. */
    async type(label: Name, text: string): Promise<void> {
      const field = want('textbox', label);
      await pressIn(place, field);
      await eventually(async () =>
        expect(await call(place, () => document.activeElement?.tagName)).toBe('INPUT'),
      );
      await driver.type(text);
      await eventually(async () =>
        expect((await find(place, field))?.value.replaceAll(' ', '')).toContain(text),
      );
    },

    sees: (name: Name, role: string) =>
      eventually(async () => {
        const found = await find(place, want(role, name));
        if (!found) throw new Error(`There is no ${role} ${String(name)}.`);
        return found;
      }),

    /** Some text on the screen. */
    seesText: (text: string) =>
      eventually(async () =>
        expect(await call(place, () => document.body.textContent)).toContain(text),
      ),

    /** React has taken the place of the markup: a press does not begin on one and end on the other. */
    mounted: () =>
      eventually(async () =>
        expect(
          await call(place, () => document.querySelector('#root[data-mounted]') !== null),
        ).toBe(true),
      ),

    /** Exactly these sheets are open, bottom to top. */
    sheets: (...names: Name[]) =>
      eventually(async () => {
        const open = await call(place, sheetNames);
        expect(open).toEqual(
          names.map((name) => (name instanceof RegExp ? expect.stringMatching(name) : name)),
        );
      }),
  };
}
