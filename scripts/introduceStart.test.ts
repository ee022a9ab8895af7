import { expect, test } from 'vitest';
import { introduceStart } from './introduceStart';

const origins = { appOrigin: 'http://localhost:5173', mocksOrigin: 'http://localhost:5174' };

test('the printed addresses open the recorded shop', () => {
  const text = introduceStart({ ...origins, vendor: 'mysub' });
  expect(text).toContain('http://localhost:5174/telegram/?vendor=mysub');
  expect(text).toContain('http://localhost:5173/?vendor=mysub');
});

test('without one they open the demo', () => {
  const text = introduceStart({ ...origins, vendor: null });
  expect(text).toContain('http://localhost:5174/telegram/?vendor=demo');
  expect(text).toContain('http://localhost:5173/?vendor=demo');
  expect(text).not.toContain('recorded');
});
