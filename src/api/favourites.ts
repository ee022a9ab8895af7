import * as v from 'valibot';
import type { Favourite } from '../domain/catalog/catalog';
import type { Http } from './call';
import { listOf } from './readers/lists';
import { flag, id } from './readers/values';
import type { Result } from './result';

const favourite = v.object({ id, productId: id, isFavourite: flag(true) });

/** Drops records marked as no longer favourite. */
const favourites = v.pipe(
  listOf(favourite),
  v.transform((records) =>
    records.flatMap(({ isFavourite, ...own }): Favourite[] => (isFavourite ? [own] : [])),
  ),
);

/** Lists favourites (§7) in the order they were added. */
export const listFavourites = (http: Http, userId: string): Promise<Result<Favourite[]>> =>
  http.get('/products/v1/favourite/all', {
    withToken: true,
    query: { userId, isFavourite: true },
    schema: favourites,
  });

/** Adds a favourite (§7). Idempotent. */
export const addFavourite = (http: Http, productId: string): Promise<Result<Favourite>> =>
  http.post('/products/v1/favourite', {
    withToken: true,
    body: { productId, isFavourite: true },
    schema: v.pipe(
      favourite,
      v.transform(({ id: own, productId: of }): Favourite => ({ id: own, productId: of })),
    ),
  });

/** Removes a favourite by its own id (§7); a 404 means it is already gone. */
export const removeFavourite = (http: Http, favouriteId: string): Promise<Result<null>> =>
  http.delete(`/products/v1/favourite/${encodeURIComponent(favouriteId)}`, { withToken: true });
