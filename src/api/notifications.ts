import * as v from 'valibot';
import type { Notice } from '../domain/content/notice';
import type { Http } from './call';
import { pictureOrNull } from './readers/links';
import { listPage } from './readers/lists';
import { localized } from './readers/texts';
import { moment } from './readers/times';
import { id, idOrNull } from './readers/values';
import type { Result } from './result';

const notice = v.pipe(
  v.object({
    id,
    title: localized,
    text: localized,
    image: pictureOrNull,
    orderId: idOrNull,
    createdDate: moment,
  }),
  v.transform(({ createdDate, ...wire }): Notice => ({ ...wire, createdAt: createdDate })),
);

/** Fixed page size; the server ignores a requested one (settled: assumed calls). */
const pageSize = 20;

/** Lists page `page` (zero-based) of a user's notices, newest first. */
export const listNotices = (
  http: Http,
  userId: string,
  page: number,
): Promise<Result<{ items: Notice[]; isLast: boolean }>> =>
  http.get(`/notifications/v1/notifications/user/${encodeURIComponent(userId)}`, {
    query: { page },
    withToken: true,
    schema: listPage(notice, pageSize),
  });
