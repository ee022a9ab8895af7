import { expect, test } from 'vitest';
import { routes } from '../../src/navigation/paths';
import sprite from '../../src/ui/icons.svg?raw';
import { absentStates, type State } from './absentStates';
import { groups } from './groups';
import { iconNames } from './specimens/iconNames';

const kit = import.meta.glob<Record<string, unknown>>(['../../src/ui/*.tsx', '!**/*.test.tsx'], {
  eager: true,
});
const components = Object.values(kit).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) =>
    typeof value === 'function' && /^[A-Z]/.test(name) ? [name] : [],
  ),
);
const parts = (path: string) => (path.split('?')[0] ?? '').split('/');

/** Matches addresses of a route; `:id` matches anything. */
const isAt = (route: string) => (address: string) => {
  const there = parts(address);
  const wanted = parts(route);
  return (
    there.length === wanted.length &&
    wanted.every((part, index) => part.startsWith(':') || part === there[index])
  );
};

const specimens = groups.flatMap((group) => group.specimens);

test('every component of src/ui has a specimen, and every named component exists', () => {
  const shown = specimens.flatMap((each) => (each.kind === 'piece' ? each.of : []));
  expect([...new Set(shown)].sort()).toEqual(components.sort());
});

test('every route has a specimen', () => {
  const shown = specimens.flatMap((each) => (each.kind === 'situation' ? [each.at] : []));
  const missing = Object.values(routes).filter((route) => !shown.some(isAt(route)));
  // the details of a new address need coordinates: they are opened from the map
  expect(missing).toEqual([]);
});

/** Id suffixes of the specimens of each state. */
const endings: Readonly<Record<State, RegExp>> = {
  loading: /-loading$/,
  empty: /-(none|empty|missing|nothing)$/,
  error: /-failed$/,
  long: /-long$/,
};
const states: readonly State[] = ['loading', 'empty', 'error', 'long'];
const routeNames = Object.keys(routes).filter((name): name is keyof typeof routes =>
  Object.hasOwn(routes, name),
);

test.each(routeNames)('%s has a specimen of each state, or a reason why not', (name) => {
  const there = specimens
    .filter((each) => each.kind === 'situation' && isAt(routes[name])(each.at))
    .map(({ id }) => id);
  const shown = states.filter((state) => there.some((id) => endings[state].test(id)));
  const explained = states.filter((state) => absentStates[name]?.[state] !== undefined);
  expect([...shown, ...explained].sort()).toEqual([...states].sort());
});

test('references to specimens elsewhere are valid', () => {
  const named = Object.values(absentStates)
    .flatMap((each) => Object.values(each))
    .flatMap((reason) => reason.match(/[a-z]+(?:-[a-z]+)+/g) ?? []);
  const known = specimens.map(({ id }) => id);
  expect(named.filter((id) => !known.includes(id))).toEqual([]);
});

test('anchors are unique', () => {
  const ids = [...groups, ...specimens].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every symbol of the sprite has a specimen', () => {
  const symbols = [...sprite.matchAll(/<symbol[^>]* id="(\w+)"/g)].map(([, id]) => id);
  expect([...iconNames].sort()).toEqual(symbols.sort());
});
