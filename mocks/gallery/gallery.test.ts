import { expect, test } from 'vitest';
import sprite from '../../src/ui/icons.svg?raw';
import { groups } from './groups';
import { iconNames } from './specimens/iconNames';

const kit = import.meta.glob<Record<string, unknown>>('../../src/ui/*.tsx', { eager: true });
const components = Object.values(kit).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) =>
    typeof value === 'function' && /^[A-Z]/.test(name) ? [name] : [],
  ),
);
const specimens = groups.flatMap((group) => group.specimens);

test('every component of src/ui has a specimen, and no specimen shows what is not there', () => {
  const shown = specimens.flatMap((each) => (each.kind === 'piece' ? each.of : []));
  expect([...new Set(shown)].sort()).toEqual(components.sort());
});

test('an anchor leads to one thing only', () => {
  const ids = [...groups, ...specimens].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every symbol of the sprite is shown', () => {
  const symbols = [...sprite.matchAll(/<symbol[^>]* id="(\w+)"/g)].map(([, id]) => id);
  expect([...iconNames].sort()).toEqual(symbols.sort());
});
