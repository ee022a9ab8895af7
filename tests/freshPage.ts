import { afterAll, vi } from 'vitest';
import { dropListeners } from './dropListeners';

/*
 * Test files share a thread. This leaves it to the next file as this one found it: modules are loaded
 * again, and with them stores and the hooks of shared test code; timers and listeners are gone; the
 * page, what the device stores and the globals are as before.
 */
const hasPage = typeof document !== 'undefined';
// happy-dom binds a method of a storage as it is first called: from then on the storage does not see what a
// test puts in its place on the prototype.
if (hasPage)
  Object.assign(globalThis, { localStorage: new Storage(), sessionStorage: new Storage() });
const restoring = [
  globalThis,
  ...(hasPage ? [document, navigator, Element.prototype, HTMLElement.prototype] : []),
].map(rememberProperties);
const dropping = [stopTimers(), ...(hasPage ? [window, document].map(dropListeners) : [])];

afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const undo of [...dropping, ...restoring]) undo();
  if (hasPage) await emptyPage();
  vi.resetModules();
});

/** Records the timers that start from now on; returns what ends them. */
function stopTimers(): () => void {
  const started: NodeJS.Timeout[] = [];
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start: (...args: never[]) => NodeJS.Timeout = globalThis[name];
    const record = (...args: never[]) => {
      const timer = start(...args);
      started.push(timer);
      return timer;
    };
    // with what `promisify` makes of it
    Object.assign(globalThis, { [name]: Object.assign(record, start) });
  }
  return () => {
    for (const timer of started) clearTimeout(timer);
  };
}

/**
 * Returns what takes away the properties that `target` gets from now on, and restores its functions and
 * accessors.
 */
function rememberProperties(target: object): () => void {
  const before = Object.entries(Object.getOwnPropertyDescriptors(target));
  // Those of Vitest's window are accessors that take what is assigned.
  const isWindow = hasPage && target === globalThis;
  const functions = before.flatMap(([name, { get }]) => {
    const value: unknown = get && isWindow && Reflect.get(target, name);
    return typeof value === 'function' ? [{ name, value }] : [];
  });
  return () => {
    const names = new Set(before.map(([name]) => name));
    for (const name of Object.keys(Object.getOwnPropertyDescriptors(target)))
      if (!names.has(name)) Reflect.deleteProperty(target, name);
    for (const [name, descriptor] of before)
      if (descriptor.get || typeof descriptor.value === 'function')
        Reflect.defineProperty(target, name, descriptor);
    for (const { name, value } of functions)
      if (Reflect.get(target, name) !== value) Reflect.set(target, name, value);
  };
}

async function emptyPage() {
  const { forgetDevice } = await import('./forgetDevice');
  forgetDevice();
  const { documentElement, head, body } = document;
  for (const element of [documentElement, head, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  head.replaceChildren();
  body.replaceChildren();
}
