import { getVacancy, listVacancies } from '../api/content';
import type { Vacancy } from '../domain/vacancy';
import { wired } from './wiring';

/** Fetches the open positions; `failed` when they did not come. */
export async function loadVacancies(): Promise<readonly Vacancy[] | 'failed'> {
  const [error, list] = await listVacancies(wired().http);
  return error ? 'failed' : list;
}

/** Fetches one open position; null when there is none such (any more), `failed` when it did not come. */
export async function loadVacancy(id: string): Promise<Vacancy | null | 'failed'> {
  const [error, found] = await getVacancy(wired().http, id);
  if (error) return error.status === 404 ? null : 'failed';
  return found;
}
