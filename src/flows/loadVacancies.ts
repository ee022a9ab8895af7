import { getVacancy, listVacancies } from '../api/content';
import type { Vacancy } from '../domain/vacancy';
import { tellContentError } from './tellContentError';
import { wired } from './wiring';

/** Fetches the open positions; `failed` when they did not come. */
export async function loadVacancies(): Promise<readonly Vacancy[] | 'failed'> {
  const [error, list] = await listVacancies(wired().content);
  if (error) tellContentError(error);
  return error ? 'failed' : list;
}

/** Fetches one open position; null when there is none such (any more), `failed` when it did not come. */
export async function loadVacancy(id: string): Promise<Vacancy | null | 'failed'> {
  const [error, found] = await getVacancy(wired().content, id);
  if (!error) return found;
  if (error.status === 404) return null;
  tellContentError(error);
  return 'failed';
}
