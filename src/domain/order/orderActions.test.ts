import { expect, test } from 'vitest';
import { problemStep, reportText } from './orderActions';

test('a problem is reported once, after the order was handed over; otherwise the shop is contacted', () => {
  expect(problemStep({ status: 'DELIVERED', grade: null })).toBe('report');
  expect(problemStep({ status: 'CLOSED', grade: null })).toBe('report');
  expect(problemStep({ status: 'CLOSED', grade: 2 })).toBe('contact');
  expect(problemStep({ status: 'ON_WAY', grade: null })).toBe('contact');
  expect(problemStep({ status: null, grade: null })).toBe('contact');
  expect(problemStep({ status: 'CANCELED', grade: null })).toBe('none');
});

test('a report has a line each for what, products and words, and never more than 1000 characters', () => {
  const what = 'Something is wrong: Cold';
  expect(reportText({ what, products: 'Plov × 2', comment: ' Again ' })).toBe(
    'Something is wrong: Cold\nPlov × 2\nAgain',
  );
  expect(reportText({ what, products: '', comment: ' ' })).toBe(what);
  const long = reportText({ what, products: 'Plov, '.repeat(300), comment: 'x'.repeat(900) });
  expect(long).toHaveLength(1000);
  expect(long.endsWith(`…\n${'x'.repeat(500)}`)).toBe(true);
});
