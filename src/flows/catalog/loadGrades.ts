import { getGrades } from '../../api/catalog';
import * as grades from '../../stores/catalog/grades';
import { services } from '../services';

/** Fetches the products' grades, once a visit; what did not come is asked for by the next product. */
export async function loadGrades(): Promise<void> {
  const { status } = grades.state;
  if (status === 'loading' || status === 'ready') return;
  grades.setLoading();
  const [, found] = await getGrades(services().http);
  if (found) grades.setGrades(found);
  else grades.setFailed();
}
