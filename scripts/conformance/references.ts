import { dirname, join } from 'node:path';
import { sourcesOf } from './appCode';

/** A comment of the app that cites a section of the specification. */
export type Reference = {
  section: number;
  /** relative to src, with its line */
  where: string;
  /** the comment's words */
  says: string;
  /** the tests that import the file, the one beside it first */
  tests: readonly string[];
};

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
/** Block comments, and lines of comments that follow each other. */
const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/g;

/** A comment without its marks, in one line. */
const wordsOf = (comment: string): string =>
  comment
    .replace(/^\/\*+|\*+\/$|^[ \t]*(?:\*(?!\/)|\/\/)/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Every citation in the app's code, in the order of the sections. */
export function readReferences(): Reference[] {
  const app = sourcesOf('src').map(({ file, text }) => ({ file: `src/${file}`, text }));
  const own = sourcesOf('tests').map(({ file, text }) => ({ file: `tests/${file}`, text }));
  const tests = [...app, ...own].filter(({ file }) => isTest(file));
  const imports = tests.map(({ file, text }) => ({
    file,
    paths: new Set(
      [...text.matchAll(/'(\.{1,2}\/[^']+)'/g)].map(([, path = '']) => join(dirname(file), path)),
    ),
  }));
  const code = app.filter(({ file }) => !isTest(file));
  return code.flatMap(readFile).sort((a, b) => a.section - b.section);

  function readFile({ file, text }: { file: string; text: string }): Reference[] {
    const path = file.replace(/\.tsx?$/, '');
    const shownBy = imports
      .filter(({ paths }) => paths.has(path))
      .map((test) => test.file)
      .sort((a, b) => Number(b.startsWith(`${path}.`)) - Number(a.startsWith(`${path}.`)));
    return [...text.matchAll(comments)].flatMap(({ 0: comment, index }) => {
      const cited = [...comment.matchAll(/§\s?(\d+)/g)].map(([, section]) => Number(section));
      const line = text.slice(0, index).split('\n').length;
      const says = wordsOf(comment);
      return [...new Set(cited)].map((section) => ({
        section,
        where: `${file}:${line}`,
        says,
        tests: shownBy,
      }));
    });
  }
}
