import { afterEach, expect, test } from 'vitest';
import * as problemReport from './problemReport';

const empty = {
  orderId: '',
  kinds: [],
  productIds: [],
  comment: '',
  grade: null,
  isSent: false,
  others: [],
};
afterEach(() => void Object.assign(problemReport.state, empty));

test('a report that was begun waits while another order is reported, and ends when it was sent', () => {
  problemReport.open('one');
  problemReport.change({ comment: 'Cold soup' });
  problemReport.open('other');
  expect(problemReport.state.comment).toBe('');
  problemReport.change({ comment: 'No bread' });
  problemReport.open('one');
  expect(problemReport.state.comment).toBe('Cold soup');
  problemReport.forget('one');
  problemReport.open('one');
  expect(problemReport.state.comment).toBe('');
  problemReport.open('other');
  expect(problemReport.state.comment).toBe('No bread');
});

test.each([
  ['taken ends', () => problemReport.forget('one'), { comment: '', isSent: false }],
  [
    'refused can be sent again as new',
    () => problemReport.setSent('one', false),
    { comment: 'Cold soup', isSent: false },
  ],
])('a report that waits while it is %s', (_, hearAnswer, expected) => {
  problemReport.open('one');
  problemReport.change({ comment: 'Cold soup' });
  problemReport.setSent('one', true);
  problemReport.open('other');
  problemReport.change({ comment: 'No bread' });
  hearAnswer();
  expect(problemReport.state).toMatchObject({ comment: 'No bread', isSent: false });
  problemReport.open('one');
  expect(problemReport.state).toMatchObject(expected);
});
