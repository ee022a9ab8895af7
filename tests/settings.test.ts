// @vitest-environment node

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settingNames } from '../deploy/settingRules';
import { root } from '../scripts/root';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|testing)\.tsx?$|\.d\.ts$/.test(name));
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
const namesIn = (text: string, pattern: RegExp) =>
  sorted([...text.matchAll(pattern)].map(([, name = '']) => name));

/** Settings listed in `.env.example`. */
const listed = namesIn(read('.env.example'), /^(VITE_\w+)=/gm);
const code = sources.map(read).join('\n');

describe('the build settings', () => {
  test('in .env.example are those that the code reads', () => {
    expect(namesIn(code, /\benv\.(VITE_\w+)/g)).toEqual(listed);
  });

  test('can all be overridden by the page, and set per host', () => {
    expect(namesIn(code, /['":](VITE_\w+)['"\]]/g)).toEqual(listed);
    expect(sorted(settingNames)).toEqual(listed);
  });

  test('are typed', () => {
    expect(namesIn(read('src/env.d.ts'), /readonly (VITE_\w+)\?/g)).toEqual(listed);
  });

  test('are all used', () => {
    const file = 'src/device/buildSettings.ts';
    const [, shape = ''] = /type BuildSettings = \{(.*?)\n\};/s.exec(read(file)) ?? [];
    const others = sources.filter((name) => name !== file).map(read);
    const unused = namesIn(shape, /^ {2}(\w+):/gm).filter(
      (name) => !others.some((text) => new RegExp(`\\bbuild\\.${name}\\b`).test(text)),
    );
    expect(unused).toEqual([]);
  });

  test('are listed on their page, and explained in .env.example', () => {
    const page = read('deploy/README.md');
    expect(listed.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
    const explained = namesIn(read('.env.example'), /^# .+\n(?:VITE_\w+=.*\n)*?(VITE_\w+)=/gm);
    const below = namesIn(read('.env.example'), /^VITE_\w+=.*\n(VITE_\w+)=/gm);
    expect(sorted([...explained, ...below])).toEqual(listed);
  });
});
