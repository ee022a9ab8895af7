import css from '@eslint/css';
import { ESLint, type Linter } from 'eslint';
import baseline from 'eslint-plugin-baseline-js';
import compat from 'eslint-plugin-compat';
import es from 'eslint-plugin-es-x';
import { root } from '../root';

/**
 * The year up to which a feature is in all supported browsers, as Baseline dates it: every version
 * in `browserslist` is later.
 */
export const baselineYear = 2021;

export type Finding = { what: string; file: string; line: number };

/** Rules by method name alone that would report methods of arrays and of the map's own classes. */
const ambiguous = /iterator-prototype|set-prototype|resizable/;
/** Newer than ES2022, but in all supported browsers. */
const supported = 'es-x/no-array-prototype-findlast-findlastindex';

const esRules = Object.keys(es.configs['flat/restrict-to-es2022']?.rules ?? {}).filter(
  (name) => !ambiguous.test(name) && name !== supported,
);

/** `compat` reads `browserslist`, but misses static methods, methods of instances and syntax. */
const scripts = [
  {
    files: ['**/*.js'],
    plugins: { compat, 'es-x': es, 'baseline-js': baseline },
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
    settings: { 'es-x': { aggressive: true } },
    rules: {
      ...Object.fromEntries(esRules.map((name) => [name, 'error'])),
      'es-x/no-regexp-lookbehind-assertions': 'error',
      'compat/compat': 'error',
      'baseline-js/use-baseline': [
        'error',
        {
          available: baselineYear,
          includeWebApis: { preset: 'heuristic' },
          includeJsBuiltins: { preset: 'heuristic' },
        },
      ],
    },
  },
] as unknown as Linter.Config[];

const styles = [
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    languageOptions: { tolerant: true },
    rules: { 'css/use-baseline': ['error', { available: baselineYear }] },
  },
] as unknown as Linter.Config[];

/** What built scripts and style sheets use that some supported browser lacks. */
export async function lintScripts(files: string[]): Promise<Finding[]> {
  return findingsOf(await linter(scripts).lintFiles(files));
}

export async function lintStyles(files: string[]): Promise<Finding[]> {
  return findingsOf(await linter(styles).lintFiles(files));
}

/** The same for the text of a script, such as the one in index.html. */
export async function lintText(code: string): Promise<Finding[]> {
  return findingsOf(await linter(scripts).lintText(code, { filePath: 'inline.js' }));
}

const linter = (overrideConfig: Linter.Config[]) =>
  new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig });

function findingsOf(results: ESLint.LintResult[]): Finding[] {
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ message, line }) => ({ what: message, file: filePath, line })),
  );
}
