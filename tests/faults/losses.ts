import { keptNow } from './life';

/** Whether a token that was there is there no more. */
export const isLoggedOut = (before: Record<string, string>): boolean =>
  Object.keys(before).some((name) => name.startsWith('token:') && !(name in keptNow()));

/** What the device keeps, whosever it is: a guest's becomes that of the person who logs in. */
const byKey = (kept: Record<string, string>) =>
  Object.fromEntries(Object.entries(kept).map(([name, text]) => [name.replace(/@.*/, ''), text]));

/** What the device no longer holds: the basket, the draft, and who is there. */
export function lossesOf(before: Record<string, string>, hasOrdered: boolean): string[] {
  const [then, after] = [byKey(before), byKey(keptNow())];
  const precious = hasOrdered ? /^token:/ : /^(cart|token|draft):/;
  return Object.keys(then).filter((name) => precious.test(name) && !sameIn(name, then, after));
}

function sameIn(name: string, before: Record<string, string>, after: Record<string, string>) {
  // A draft may take something on; it must not be gone.
  return name.startsWith('draft:') ? Boolean(after[name]) : before[name] === after[name];
}
