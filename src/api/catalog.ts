import type { Catalog } from '../domain/catalog/catalog';
import type { Channel } from '../domain/merchant';
import type { Http } from './call';
import type { Result } from './result';

const schemas = () => import('./wireCatalog');

/** Fetches the channel's full catalogue (§7), in the server's order. */
export const getCatalog = (http: Http, type: Channel): Promise<Result<Catalog>> =>
  http.get('/products/v1/overalls', {
    query: { type },
    schema: async () => (await schemas()).overall,
  });

/** Fetches product ratings (§7). */
export const getGrades = (
  http: Http,
): Promise<Result<{ productId: string; grade: number | null }[]>> =>
  http.get('/products/v1/grade', { schema: async () => (await schemas()).grades });
