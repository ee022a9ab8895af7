import { getGrades } from '../../api/catalog';
import * as grades from '../../stores/catalog/grades';
import { services } from '../services';

/** Fetches product grades once per visit; after a failure the next product retries. */
export async function loadGrades(): Promise<void> {
  const { status } = grades.state;
  if (status === 'loading' || status === 'ready') return;
  grades.setLoading();
  const [, found] = await getGrades(services().http);
  if (found) grades.setGrades(found);
  else grades.setFailed();
}
