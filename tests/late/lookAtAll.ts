const modules = import.meta.glob<Record<string, unknown>>([
  '../../src/stores/**/*.ts',
  '!**/*.test.ts',
  // The clock is the device's and keeps running.
  '!**/clock.ts',
]);

/**
 * Captures everything a person could see and everything stored: stores by name, stored values by
 * key, cookies, and the URL. Applies to the page opened last.
 */
export async function lookAtAll() {
  const states: [string, unknown][] = [];
  for (const [path, load] of Object.entries(modules)) {
    const { state } = await load();
    if (state) states.push([path.replace(/.*\/|\.ts/g, ''), state]);
  }
  return (): Record<string, string> => ({
    ...Object.fromEntries(states.map(([name, state]) => [name, textOf(state)])),
    ...itemsOf('stored', localStorage),
    ...itemsOf('session', sessionStorage),
    cookies: document.cookie.split('; ').sort().join('; '),
    address: location.href,
  });
}

export type Look = ReturnType<Awaited<ReturnType<typeof lookAtAll>>>;

const textOf = (state: unknown): string =>
  JSON.stringify(state, (_, value) => (value instanceof Map ? [...value] : value));

const itemsOf = (place: string, storage: Storage) =>
  Object.fromEntries(
    Object.entries({ ...storage }).map(([key, value]) => [`${place} ${key}`, String(value)]),
  );

/** Names of what has changed, sorted. */
export const changed = (before: Look, after: Look): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .sort();

/** Names without storage, scope and owner: `cart` for `stored cart:7001@guest`. */
export const subjects = (names: readonly string[]): string[] => [
  ...new Set(names.map((name) => name.replace(/^(?:stored|session) (\w+).*/, '$1'))),
];

/** Stores that are waiting: a loading status, or a lock that is taken. */
export const busy = (look: Look): string[] =>
  Object.keys(look).filter((name) =>
    /"(status|activeStatus)":"(loading|asking|preparing|sending|naming)"|"(asking|leavingId|opening)":"/.test(
      look[name] ?? '',
    ),
  );
