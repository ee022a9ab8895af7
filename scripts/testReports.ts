import { relative } from 'node:path';
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
      each(file, 'assertionResults').map((test) =>
        timed(relative(root, String(file.name)), test.fullName, number(test, 'duration')),
      ),
    ),
  };
}

/** Counts and times of a Playwright JSON report; a test's time is that of all its tries. */
export function readPlaywright(report: unknown) {
  const stats = isRecord(report) ? report.stats : undefined;
  const flaky = number(stats, 'flaky');
  return {
    passed: number(stats, 'expected') + flaky,
    failed: number(stats, 'unexpected'),
    tests: each(report, 'suites').flatMap((suite) => specsOf(suite, '')),
    ...(flaky > 0 && { note: `${flaky} flaky: passed on retry, see above` }),
  };
}

/** The tests of a suite; `group` is the titles of the groups around it, each with what parts it. */
function specsOf(suite: Json, group: string): Timed[] {
  const own = each(suite, 'specs').map((spec) => {
    const tries = each(spec, 'tests').flatMap((test) => each(test, 'results'));
    const duration = tries.reduce((sum, result) => sum + number(result, 'duration'), 0);
    return timed(String(spec.file), `${group}${spec.title}`, duration);
  });
  return [
    ...own,
    ...each(suite, 'suites').flatMap((inner) => specsOf(inner, `${group}${inner.title} › `)),
  ];
}

const timed = (file: string, title: unknown, milliseconds: number): Timed => ({
  name: `${file}: ${String(title)}`,
  seconds: milliseconds / 1000,
});

/** The slowest tests first, at most `count`. */
export const slowest = (tests: readonly Timed[], count: number): Timed[] =>
  tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);

/**
 * Failed tests of a Vitest report and files that could not run, each with the first lines of its
 * message.
 */
function failuresOf(report: unknown): string[] {
  const isFailed = ({ status }: Json) => status === 'failed';
  const say = (what: string, why: unknown) =>
    `${what}\n    ${String(why).split('\n').slice(0, 12).join('\n    ')}`;
  return each(report, 'testResults')
    .filter(isFailed)
    .flatMap((file) => {
      const tests = each(file, 'assertionResults').filter(isFailed);
      if (tests.length === 0) return say(`${file.name}`, file.message);
      return tests.map((test) => say(`${file.name}: ${test.fullName}`, test.failureMessages));
    });
}
