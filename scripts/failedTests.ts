import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './root';

/** What is read of the JSON reports of vitest (`testResults`) and Playwright (`suites`). */
type Report = {
  testResults?: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
  suites?: Suite[];
};
type Suite = { suites?: Suite[]; specs: Spec[] };
type Spec = { file: string; line: number; title: string; tests: { status: string }[] };

/**
 * The tests of a JSON report, of either tool, that failed or passed on a second try only, each with its
 * file. A report that was not written names none: its tool has said why.
 */
export function failedTests(file: string): string[] {
  if (!existsSync(file)) return [];
  const { testResults = [], suites = [] } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  return [
    ...testResults.flatMap(({ name, status, assertionResults }) => {
      const path = relative(root, name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (status === 'failed' && failed.length === 0) return [`${path} as a whole`];
      return failed.map(({ fullName }) => `${path} › ${fullName}`);
    }),
    ...specsOf(suites).flatMap(({ file: path, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(
          ({ status }) =>
            `tests/${path}:${line} › ${title}${status === 'flaky' ? ' (on a second try)' : ''}`,
        ),
    ),
  ];
}

function specsOf(suites: Suite[]): Spec[] {
  return suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])]);
}
