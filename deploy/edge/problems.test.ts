import { expect, test } from 'vitest';
import { createProblems } from './visitPage';

test('the health page names each call once, without its query, and the latest twenty', () => {
  const clock = { now: 0 };
  const problems = createProblems(() => clock.now);
  for (let at = 0; at < 30; at += 1) problems.note(`https://api.test/${at}?type=WEB`, 'too large');
  clock.now = 60_000;
  problems.note('https://api.test/12?type=TG', 'no catalogue');
  expect(problems.all()).toHaveLength(20);
  expect(problems.all().at(-1)).toEqual({
    call: 'https://api.test/12',
    why: 'no catalogue',
    at: '1970-01-01T00:01:00.000Z',
    count: 2,
  });
});
