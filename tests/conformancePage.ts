import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/root';

const page = readFileSync(join(root, 'docs/conformance.md'), 'utf8');
const [everything = '', numberTable = ''] = page.split('\n### Numbers\n');

/** A row of a table: what the specification names, and where it is or why it is not used. */
export type Row = { names: string[]; where: string };

const quoted = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

export const isUnused = ({ where }: Pick<Row, 'where'>): boolean => where.startsWith('Not used');

/** The rows of all tables of a part of the page, without their heads. */
export const rowsOf = (part: string): Row[] =>
  [...part.matchAll(/^\| (?!-)(.+) \| (.+) \|$/gm)]
    .map(([, what = '', where = '']) => ({ names: quoted(what), where }))
    .filter((row) => isUnused(row) || quoted(row.where).length > 0);

/** The parts of the page, one for each section of the specification. */
export const parts = everything.split(/\n## (?=\d)/).slice(1);
export const rows = rowsOf(everything);

/** The rows of the numbers: the limit of the code and its values, several for a limit that has parts. */
export const numberRows = [...numberTable.matchAll(/^\| .+ \| (.+) \| (.+) \|$/gm)]
  .map(([, values = '', limit = '']) => ({ values: quoted(values), limits: quoted(limit) }))
  .filter(({ limits }) => limits.length > 0);

/** The files that a row names. */
export const filesOf = ({ where }: Pick<Row, 'where'>): string[] =>
  quoted(where).filter((name) => name.includes('/') || /^[\w-]+\.\w+$/.test(name));

/** A file as the page names it: below src, or from the project's root. */
export const pathOf = (file: string): string | undefined =>
  [`src/${file}`, file].map((name) => join(root, name)).find((path) => existsSync(path));

/** A file without its comments: what only they mention is not in the code. */
export const codeOf = (path: string): string =>
  readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

/** The code of the app below a folder of src, without its tests and what only they use. */
export const appCode = (folder = ''): { file: string; text: string }[] =>
  readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.testing\.|\bsample/.test(file))
    .map((file) => ({ file, text: codeOf(join(root, 'src', folder, file)) }));

/** Whether a text has a name, where it is a word as a word of its own. */
export const holds = (text: string, name: string): boolean =>
  /^\w+$/.test(name) ? new RegExp(`\\b${name}\\b`).test(text) : text.includes(name);

export const isCall = (name: string): boolean => /^(GET|POST|PUT|DELETE) \//.test(name);
