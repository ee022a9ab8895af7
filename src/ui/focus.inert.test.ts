import { beforeEach, expect, test } from 'vitest';
import { watchInert } from './focus';

const named = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `
    <div id="home" inert><button id="beneath">Add</button></div>
    <div id="sheet" role="dialog" tabindex="-1"><button id="inside">Close</button></div>`;
});

/** A browser without `inert`, for the duration of a function. */
async function withoutInert(run: () => Promise<void>): Promise<void> {
  const { prototype } = HTMLElement;
  const own = Object.getOwnPropertyDescriptor(prototype, 'inert');
  Reflect.deleteProperty(prototype, 'inert');
  try {
    await run();
  } finally {
    if (own) Object.defineProperty(prototype, 'inert', own);
  }
}

test('without `inert`, what lies beneath a sheet is hidden from assistive technology', () =>
  withoutInert(async () => {
    const stop = watchInert(document.body);
    expect(named('home').getAttribute('aria-hidden')).toBe('true');
    named('home').removeAttribute('inert');
    await Promise.resolve();
    expect(named('home').hasAttribute('aria-hidden')).toBe(false);
    stop();
  }));

test('without `inert`, focus does not stay beneath the sheet', () =>
  withoutInert(async () => {
    const stop = watchInert(document.body);
    named('beneath').focus();
    named('beneath').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(document.activeElement).toBe(named('sheet'));
    named('inside').focus();
    expect(document.activeElement).toBe(named('inside'));
    await Promise.resolve();
    stop();
  }));
