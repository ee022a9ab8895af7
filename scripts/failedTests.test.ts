import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { failedTests } from './failedTests';
import { root } from './root';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (report: object) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return failedTests(file);
};

test('unit tests that failed are named with their file, and a file that could not be loaded as a whole', () => {
  const tests = [
    { fullName: 'prices are rounded', status: 'passed' },
    { fullName: 'a price is never negative', status: 'failed' },
  ];
  expect(
    read({
      testResults: [
        { name: join(root, 'src/money.test.ts'), status: 'failed', assertionResults: tests },
        { name: join(root, 'src/hours.test.ts'), status: 'failed', assertionResults: [] },
        { name: join(root, 'src/texts.test.ts'), status: 'passed', assertionResults: [] },
      ],
    }),
  ).toEqual(['src/money.test.ts › a price is never negative', 'src/hours.test.ts as a whole']);
});

test('browser tests that failed, or passed on a second try only, are named with their line', () => {
  const spec = (title: string, status: string) => ({
    file: 'e2e/basket.spec.ts',
    line: 7,
    title,
    tests: [{ status }],
  });
  expect(
    read({
      suites: [
        {
          specs: [spec('a dish is added', 'expected'), spec('a dish is removed', 'unexpected')],
          suites: [{ specs: [spec('the basket survives a reload', 'flaky')] }],
        },
      ],
    }),
  ).toEqual([
    'tests/e2e/basket.spec.ts:7 › a dish is removed',
    'tests/e2e/basket.spec.ts:7 › the basket survives a reload (on a second try)',
  ]);
});

test('a tool that wrote no report names nothing', () => {
  expect(failedTests(join(folder, 'none.json'))).toEqual([]);
});
