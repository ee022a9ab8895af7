import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root';
import { readPlaywright, readVitest, slowest } from './testReports';

test('a unit test is named by its file and title, with its seconds', () => {
  const report = {
    numPassedTests: 1,
    testResults: [
      {
        name: join(root, 'src/domain/limits.test.ts'),
        status: 'passed',
        assertionResults: [{ fullName: 'a limit holds', status: 'passed', duration: 1500 }],
      },
    ],
  };
  expect(readVitest(report)).toEqual({
    passed: 1,
    failed: 0,
    failures: [],
    tests: [{ name: 'src/domain/limits.test.ts: a limit holds', seconds: 1.5 }],
  });
});

test('a browser test in a group counts, with all its tries, and a second try is said', () => {
  const spec = {
    file: 'e2e/order.spec.ts',
    title: 'orders',
    tests: [
      {
        results: [
          {
            status: 'failed',
            duration: 4000,
            errors: [{ message: '\u001b[31mThe order\u001b[39m was lost.' }],
          },
          { status: 'passed', duration: 2000, errors: [] },
        ],
      },
    ],
  };
  const report = {
    stats: { expected: 2, unexpected: 0, flaky: 1 },
    suites: [{ title: 'e2e/order.spec.ts', suites: [{ title: 'at noon', specs: [spec] }] }],
  };
  expect(readPlaywright(report)).toEqual({
    passed: 3,
    failed: 0,
    failures: ['e2e/order.spec.ts: at noon › orders\n    The order was lost.'],
    tests: [{ name: 'e2e/order.spec.ts: at noon › orders', seconds: 6 }],
    note: '1 flaky: passed on retry, see above',
  });
});

test('a browser test that failed without a message is named all the same', () => {
  const spec = {
    file: 'e2e/order.spec.ts',
    title: 'orders',
    tests: [{ results: [{ status: 'timedOut', duration: 60_000, errors: [] }] }],
  };
  const { failures } = readPlaywright({ stats: {}, suites: [{ specs: [spec] }] });
  expect(failures).toEqual([expect.stringMatching('e2e/order.spec.ts: orders')]);
});

test('the slowest come first, and no more than asked for', () => {
  const tests = [1, 3, 2].map((seconds) => ({ name: `takes ${seconds}`, seconds }));
  expect(slowest(tests, 2).map(({ name }) => name)).toEqual(['takes 3', 'takes 2']);
});
