// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/root';

const tag = /(?<=['`])@core:[\w-]+(?=['`])/g;
const tagsIn = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(tag)].map(([name]) => name);

test('each row of the table in docs/tests.md has a browser test with its tag, and each tag a row', () => {
  const specs = ['tests/e2e', 'tests/attacks'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => join(folder, name)),
  );
  const rows = tagsIn('docs/tests.md');
  expect(rows).toEqual([...new Set(rows)]);
  expect([...new Set(specs.flatMap(tagsIn))].sort()).toEqual(rows.sort());
});
