import { afterEach, expect } from 'vitest';
import type { Backend } from '../../mocks/backend/app';
import { breaches } from './checkCall';

/** Deviations of a test's calls from docs/openapi.json. */
const deviations: string[] = [];
afterEach(() => {
  expect(deviations.splice(0), 'calls that break the contract').toEqual([]);
});

/** Checks per call: a thousand random orders reveal no more than the first fifty. */
const checkCounts = new Map<string, number>();

/** Sends a request to the backend; a successful call without a fault has to match the contract. */
export async function askByContract(backend: Backend, request: Request): Promise<Response> {
  const { method, url } = request;
  const path = decodeURIComponent(new URL(url).pathname).replace(/^\/api/, '');
  const times = (checkCounts.get(`${method} ${path}`) ?? 0) + 1;
  checkCounts.set(`${method} ${path}`, times);
  if (times > 50 || backend.faults.list().length > 0) return backend.fetch(request);
  const sent = await request.clone().text();
  const answer = await backend.fetch(request);
  if (!answer.ok) return answer;
  const answered = await answer.clone().text();
  deviations.push(...breaches({ method, path, sent: parsed(sent), answered: parsed(answered) }));
  return answer;
}

const parsed = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));
