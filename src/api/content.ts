import * as v from 'valibot';
import type { Localized } from '../domain/language';
import type { Http, Result } from './http';
import { keepReadable, recordsOf } from './lists';
import { localized, text } from './wire';

/** §3, company policy. */
export type PolicyType = 'TERMS' | 'ABOUT_COMPANY' | 'PRIVACY_POLICY';

const policy = v.object({ type: text, text: localized });

const policies = v.pipe(
  v.custom<object>((wire) => typeof wire === 'object' && wire !== null),
  v.transform((wire) => keepReadable(policy, recordsOf(wire) ?? [wire])),
);

/** Fetches one of the merchant's texts, which may hold HTML; null when the merchant has none (§7). */
export async function getPolicy(http: Http, type: PolicyType): Promise<Result<Localized | null>> {
  const [error, found] = await http.get('/support/v1/company/policies', {
    query: { policies: type },
    schema: policies,
  });
  if (error) return [error, null];
  return [null, found.find((one) => one.type === type)?.text ?? null];
}
