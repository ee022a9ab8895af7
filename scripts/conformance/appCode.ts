import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';

export type SourceFile = { file: string; text: string };

/** The files of a folder, by their paths below it. */
export const sourcesOf = (folder: string): SourceFile[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, folder, file), 'utf8') }));

/** Source without comments: a name mentioned only there does not count. */
const codeOf = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

/** The app's code below a folder of src, without tests and test support. */
export const appCode = (folder = ''): SourceFile[] =>
  sourcesOf(join('src', folder))
    .filter(({ file }) => !/\.test\.|\.testing\.|\bsample/.test(file))
    .map(({ file, text }) => ({ file, text: codeOf(text) }));

/** Whether a text contains a name; identifiers match as whole words. */
export const holds = (text: string, name: string): boolean =>
  /^\w+$/.test(name) ? new RegExp(`\\b${name}\\b`).test(text) : text.includes(name);
