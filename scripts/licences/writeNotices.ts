import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import type { Package } from './packages.ts';

/** The notices that the licences of shipped packages require, as one text. */
export function writeNotices(packages: readonly Package[]): string {
  const shipped = packages.filter(({ isShipped }) => isShipped);
  const parts = new Map<string, string[]>();
  for (const one of shipped) {
    const text = noticeOf(one);
    parts.set(text, [...(parts.get(text) ?? []), `${one.name} ${one.version}`]);
  }
  const sections = [...parts].map(([text, names]) => `${names.join(', ')}\n\n${text}`);
  return [
    'This shop contains the following software, under the licences given with it.',
    ...sections,
  ].join(`\n\n${'-'.repeat(78)}\n\n`);
}

/** The licence text of the package, or the standard text of the licence it names. */
function noticeOf({ name, path, licence }: Package): string {
  const folder = join(root, path);
  if (!existsSync(folder)) throw new Error(`${name} is not installed`);
  const file = readdirSync(folder).find((each) => /^licen[sc]e(\.(txt|md))?$/i.test(each));
  if (file) return ownPart(readFileSync(join(folder, file), 'utf8')).trim();
  if (licence === 'MIT') return mit(authorOf(folder));
  if (licence === 'Unlicense') return 'Released into the public domain (https://unlicense.org).';
  throw new Error(`${name} is under ${licence} but contains no licence text`);
}

/** Drops the licences of what a package was built with: none of that is shipped. */
const ownPart = (text: string): string =>
  text.replace(/^#+ Licenses of bundled dependencies[\s\S]*$/m, '');

function authorOf(folder: string): string {
  const { author = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const name = typeof author === 'string' ? author : author.name;
  return String(name).replace(/\s*[<(].*$/, '');
}

const mit = (author: string): string => `The MIT License (MIT)

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and
associated documentation files (the "Software"), to deal in the Software without restriction, including
without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the
following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial
portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT
LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO
EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER
IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR
THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
