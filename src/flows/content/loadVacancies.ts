import { getVacancy, listVacancies } from '../../api/content';
import type { Vacancy } from '../../domain/content/vacancy';
import { services } from '../services';
import { showContentError } from './loadBannersAndStories';

/** Fetches the open positions; `failed` on error. */
export async function loadVacancies(): Promise<readonly Vacancy[] | 'failed'> {
  const [error, list] = await listVacancies(services().http);
  if (error) showContentError(error);
  return error ? 'failed' : list;
}

/** Fetches one open position; null when it does not exist, `failed` on error. */
export async function loadVacancy(id: string): Promise<Vacancy | null | 'failed'> {
  const [error, found] = await getVacancy(services().http, id);
  if (!error) return found;
  if (error.status === 404) return null;
  showContentError(error);
  return 'failed';
}
