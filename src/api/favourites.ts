import * as v from 'valibot';
import type { Favourite } from '../domain/favourites/favourite';
import type { Http } from './http';
import { listOf } from './lists';
import type { Result } from './result';
import { flag, id } from './wire';

const favourite = v.object({ id, productId: id, isFavourite: flag(true) });

/** A record that says that it is no favourite any more is left out. */
const kept = v.pipe(
  listOf(favourite),
  v.transform((records) =>
    records.flatMap(({ isFavourite, ...own }): Favourite[] => (isFavourite ? [own] : [])),
  ),
);

/** Lists a person's favourites (§7), in the order in which they were kept. */
export const listFavourites = (http: Http, userId: string): Promise<Result<Favourite[]>> =>
  http.get('/products/v1/favourite/all', {
    withToken: true,
    query: { userId, isFavourite: true },
    schema: kept,
  });

/** Keeps a product (§7). Keeping it twice is keeping it once. */
export const addFavourite = (http: Http, productId: string): Promise<Result<Favourite>> =>
  http.post('/products/v1/favourite', {
    withToken: true,
    body: { productId, isFavourite: true },
    schema: v.pipe(
      favourite,
      v.transform(({ id: own, productId: of }): Favourite => ({ id: own, productId: of })),
    ),
  });

/** Takes a favourite away (§7), by the favourite's own id; a 404 says that it is gone already. */
export const removeFavourite = (http: Http, favouriteId: string): Promise<Result<null>> =>
  http.delete(`/products/v1/favourite/${encodeURIComponent(favouriteId)}`, { withToken: true });
