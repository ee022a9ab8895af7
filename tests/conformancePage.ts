import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/root';

const page = readFileSync(join(root, 'docs/conformance.md'), 'utf8');
const [everything = '', numberTable = ''] = page.split('\n### Numbers\n');

/** A table row: what the specification names, and where it is implemented or why it is not used. */
export type Row = { names: string[]; where: string };

const quoted = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

export const isUnused = ({ where }: Pick<Row, 'where'>): boolean => where.startsWith('Not used');

/** The rows of all tables in a part of the page, without headers. */
export const rowsOf = (part: string): Row[] =>
  [...part.matchAll(/^\| (?!-)(.+) \| (.+) \|$/gm)]
    .map(([, what = '', where = '']) => ({ names: quoted(what), where }))
    .filter((row) => isUnused(row) || quoted(row.where).length > 0);

/** The rows below a heading of the third level. */
export function rowsBelow(heading: string): Row[] {
  const [, after = ''] = page.split(`\n### ${heading}\n`);
  return rowsOf(after.split(/\n##/)[0] ?? '');
}

/** The parts of the page, one per section of the specification. */
export const parts = everything.split(/\n## (?=\d)/).slice(1);
export const rows = rowsOf(everything);

/** Rows of the numbers table: values and the limit's name, several where a limit has parts. */
export const numberRows = [...numberTable.matchAll(/^\| .+ \| (.+) \| (.+) \|$/gm)]
  .map(([, values = '', limit = '']) => ({ values: quoted(values), limits: quoted(limit) }))
  .filter(({ limits }) => limits.length > 0);

/** The files a row names. */
export const filesOf = ({ where }: Pick<Row, 'where'>): string[] =>
  quoted(where).filter((name) => name.includes('/') || /^[\w-]+\.\w+$/.test(name));

/** A file named relative to src or to the project root. */
export const pathOf = (file: string): string | undefined =>
  [`src/${file}`, file].map((name) => join(root, name)).find((path) => existsSync(path));

/** Source without comments: a name mentioned only there does not count. */
export const codeOf = (path: string): string =>
  readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

/** The app's code below a folder of src, without tests and test support. */
export const appCode = (folder = ''): { file: string; text: string }[] =>
  readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.testing\.|\bsample/.test(file))
    .map((file) => ({ file, text: codeOf(join(root, 'src', folder, file)) }));

/** Whether a text contains a name; identifiers match as whole words. */
export const holds = (text: string, name: string): boolean =>
  /^\w+$/.test(name) ? new RegExp(`\\b${name}\\b`).test(text) : text.includes(name);

export const isCall = (name: string): boolean => /^(GET|POST|PUT|DELETE) \//.test(name);
