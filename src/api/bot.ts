import * as v from 'valibot';
import type { Http } from './call';
import { theRecord } from './readers/records';
import { textOrNull } from './readers/texts';
import type { Result } from './result';

const setting = v.pipe(
  v.object({ botUsername: textOrNull }),
  v.transform(({ botUsername }) => botUsername),
);

/** Fetches the merchant's bot username, null if it has none (§7, `/webbot/v1/setting`). */
export const getBotName = (http: Http): Promise<Result<string | null>> =>
  http.get('/webbot/v1/setting', { schema: theRecord(setting) });
