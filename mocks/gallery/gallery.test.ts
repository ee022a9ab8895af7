import { expect, test } from 'vitest';
import { routes } from '../../src/navigation/paths';
import sprite from '../../src/ui/icons.svg?raw';
import { absentStates, type State } from './absentStates';
import { groups } from './groups';
import { iconNames } from './specimens/iconNames';

const kit = import.meta.glob<Record<string, unknown>>('../../src/ui/*.tsx', { eager: true });
const components = Object.values(kit).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) =>
    typeof value === 'function' && /^[A-Z]/.test(name) ? [name] : [],
  ),
);
const parts = (path: string) => (path.split('?')[0] ?? '').split('/');

/** Whether an address is one of a route: `:id` stands for anything. */
const isAt = (route: string) => (address: string) => {
  const there = parts(address);
  const wanted = parts(route);
  return (
    there.length === wanted.length &&
    wanted.every((part, index) => part.startsWith(':') || part === there[index])
  );
};

const specimens = groups.flatMap((group) => group.specimens);

test('every component of src/ui has a specimen, and no specimen shows what is not there', () => {
  const shown = specimens.flatMap((each) => (each.kind === 'piece' ? each.of : []));
  expect([...new Set(shown)].sort()).toEqual(components.sort());
});

test('every route is shown', () => {
  const shown = specimens.flatMap((each) => (each.kind === 'situation' ? [each.at] : []));
  const missing = Object.values(routes).filter((route) => !shown.some(isAt(route)));
  // the details of a new address belong to a place that was chosen before: they open from the map
  expect(missing).toEqual([]);
});

/** What the ids of a state's specimens end in. */
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

test.each(routeNames)('%s is shown in each state, or it is said why it has none', (name) => {
  const there = specimens
    .filter((each) => each.kind === 'situation' && isAt(routes[name])(each.at))
    .map(({ id }) => id);
  const shown = states.filter((state) => there.some((id) => endings[state].test(id)));
  const explained = states.filter((state) => absentStates[name]?.[state] !== undefined);
  expect([...shown, ...explained].sort()).toEqual([...states].sort());
});

test('what is said to be shown elsewhere is', () => {
  const named = Object.values(absentStates)
    .flatMap((each) => Object.values(each))
    .flatMap((reason) => reason.match(/[a-z]+(?:-[a-z]+)+/g) ?? []);
  const known = specimens.map(({ id }) => id);
  expect(named.filter((id) => !known.includes(id))).toEqual([]);
});

test('an anchor leads to one thing only', () => {
  const ids = [...groups, ...specimens].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every symbol of the sprite is shown', () => {
  const symbols = [...sprite.matchAll(/<symbol[^>]* id="(\w+)"/g)].map(([, id]) => id);
  expect([...iconNames].sort()).toEqual(symbols.sort());
});
