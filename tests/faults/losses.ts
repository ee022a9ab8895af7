import { keptNow } from './life';

/** Whether a stored token has disappeared. */
export const isLoggedOut = (before: Record<string, string>): boolean =>
  Object.keys(before).some((name) => name.startsWith('token:') && !(name in keptNow()));

/** Stored keys without their owner: guest data becomes that of the person who logs in. */
const byKey = (kept: Record<string, string>) =>
  Object.fromEntries(Object.entries(kept).map(([name, text]) => [name.replace(/@.*/, ''), text]));

/** Stored data that is gone: the basket, the draft, and the session. */
export function lossesOf(before: Record<string, string>, hasOrdered: boolean): string[] {
  const [then, after] = [byKey(before), byKey(keptNow())];
  const protectedKeys = hasOrdered ? /^token:/ : /^(cart|token|draft):/;
  return Object.keys(then).filter((name) => protectedKeys.test(name) && !sameIn(name, then, after));
}

function sameIn(name: string, before: Record<string, string>, after: Record<string, string>) {
  // A draft may gain fields; it must not disappear.
  return name.startsWith('draft:') ? Boolean(after[name]) : before[name] === after[name];
}
