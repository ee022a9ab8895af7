import * as v from 'valibot';
import { type Brand, hostOf } from '../domain/brand/brandTab';
import type { Http } from './call';
import { pictureOrNull } from './readers/links';
import { listOf } from './readers/lists';
import { text } from './readers/texts';
import { colorOrNull, id } from './readers/values';
import type { Result } from './result';

const brand = v.pipe(
  v.object({
    id,
    merchantId: id,
    name: text,
    domainUrl: text,
    color: colorOrNull,
    image: pictureOrNull,
  }),
  v.transform(({ domainUrl, ...rest }): Brand => ({ ...rest, host: hostOf(domainUrl) })),
);

/** In one row: nobody swipes further. */
const most = 100;

/** Lists the first shops of the merchant's brand (§7), dropping those without a name. */
export async function listBrands(http: Http): Promise<Result<Brand[]>> {
  const [error, brands] = await http.get('/support/v1/brand/catalog', { schema: listOf(brand) });
  if (error) return [error, null];
  return [null, brands.filter(({ name }) => name !== '').slice(0, most)];
}
