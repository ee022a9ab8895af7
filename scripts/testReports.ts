import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root';

type Json = Record<string, unknown>;
/** A test that has run, and how long it took. */
export type Timed = { name: string; seconds: number };

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const each = (value: unknown, name: string): Json[] =>
  isRecord(value) && Array.isArray(value[name]) ? value[name].filter(isRecord) : [];

const number = (report: unknown, name: string): number =>
  isRecord(report) && typeof report[name] === 'number' ? report[name] : 0;

/** Counts, failures and times of a Vitest JSON report. */
export function readVitest(report: unknown) {
  return {
    passed: number(report, 'numPassedTests'),
    failed: number(report, 'numFailedTests'),
    failures: failuresOf(report),
    tests: each(report, 'testResults').flatMap((file) =>
      each(file, 'assertionResults').map((test) => ({
        name: `${nameOf(file)}: ${String(test.fullName)}`,
        seconds: number(test, 'duration') / 1000,
      })),
    ),
  };
}

/** Counts and times of a Playwright JSON report; a test's time is that of all its tries. */
export function readPlaywright(report: unknown) {
  const stats = isRecord(report) ? report.stats : undefined;
  const flaky = number(stats, 'flaky');
  const specs = each(report, 'suites').flatMap((suite) => specsOf(suite, ''));
  return {
    passed: number(stats, 'expected') + flaky,
    failed: number(stats, 'unexpected'),
    failures: specs.flatMap(({ name, results }) => {
      // one that passed on its second try has failed, too, and not each failure has a message
      const failed = results.filter(({ status }) => status !== 'passed' && status !== 'skipped');
      const [error] = failed.flatMap((result) => each(result, 'errors'));
      return failed.length === 0 ? [] : [withMessage(name, error?.message)];
    }),
    tests: specs.map(({ name, results }) => ({
      name,
      seconds: results.reduce((sum, result) => sum + number(result, 'duration'), 0) / 1000,
    })),
    ...(flaky > 0 && { note: `${flaky} flaky: passed on retry, see above` }),
  };
}

/** The tests of a suite with their tries; `group` is the titles of the groups around it, each with what parts it. */
function specsOf(suite: Json, group: string): { name: string; results: Json[] }[] {
  const own = each(suite, 'specs').map((spec) => ({
    name: `${String(spec.file)}: ${group}${String(spec.title)}`,
    results: each(spec, 'tests').flatMap((test) => each(test, 'results')),
  }));
  return [
    ...own,
    ...each(suite, 'suites').flatMap((inner) => specsOf(inner, `${group}${inner.title} › `)),
  ];
}

/** A failed test with the first lines of its message. */
function withMessage(name: string, message: unknown): string {
  const lines = stripVTControlCharacters(String(message ?? 'no message'))
    .split('\n')
    .slice(0, 12);
  return `${name}\n    ${lines.join('\n    ')}`;
}

/** The slowest tests first, at most `count`. */
export const slowest = (tests: readonly Timed[], count: number): Timed[] =>
  tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);

const nameOf = (file: Json): string => relative(root, String(file.name));

/** Failed tests of a Vitest report and files that could not run. */
function failuresOf(report: unknown): string[] {
  const isFailed = ({ status }: Json) => status === 'failed';
  return each(report, 'testResults')
    .filter(isFailed)
    .flatMap((file) => {
      const tests = each(file, 'assertionResults').filter(isFailed);
      if (tests.length === 0) return withMessage(nameOf(file), file.message);
      return tests.map((test) =>
        withMessage(`${nameOf(file)}: ${String(test.fullName)}`, test.failureMessages),
      );
    });
}
