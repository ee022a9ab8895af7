import { getGrades } from '../api/catalog';
import * as grades from '../stores/grades';
import { wired } from './wiring';

/** Fetches the products' grades, once a visit; what did not come is asked for by the next product. */
export async function loadGrades(): Promise<void> {
  const { status } = grades.state;
  if (status === 'loading' || status === 'ready') return;
  grades.setLoading();
  const [, found] = await getGrades(wired().http);
  if (found) grades.setGrades(found);
  else grades.setFailed();
}
