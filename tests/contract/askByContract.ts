import { afterEach, expect } from 'vitest';
import type { Backend } from '../../mocks/backend/app';
import { breaches } from './checkCall';

/** What of the calls of a journey is not as docs/openapi.json says. */
const broken: string[] = [];
afterEach(() => {
  expect(broken.splice(0), 'calls that break the contract').toEqual([]);
});

/** How often each call was looked at: a thousand random orders tell no more than the first fifty. */
const looked = new Map<string, number>();

/** Asks the backend; where no fault is set and it says yes, both sides have to keep the contract. */
export async function askByContract(backend: Backend, request: Request): Promise<Response> {
  const { method, url } = request;
  const path = decodeURIComponent(new URL(url).pathname).replace(/^\/api/, '');
  const times = (looked.get(`${method} ${path}`) ?? 0) + 1;
  looked.set(`${method} ${path}`, times);
  if (times > 50 || backend.faults.list().length > 0) return backend.fetch(request);
  const sent = await request.clone().text();
  const answer = await backend.fetch(request);
  if (!answer.ok) return answer;
  const answered = await answer.clone().text();
  broken.push(...breaches({ method, path, sent: parsed(sent), answered: parsed(answered) }));
  return answer;
}

const parsed = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));
