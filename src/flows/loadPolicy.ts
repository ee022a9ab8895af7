import { getPolicy, type PolicyType } from '../api/content';
import type { Localized } from '../domain/language';
import { wired } from './wiring';

/** Fetches one of the merchant's texts; null when there is none, `failed` when it did not come. */
export async function loadPolicy(type: PolicyType): Promise<Localized | null | 'failed'> {
  const [error, text] = await getPolicy(wired().http, type);
  return error ? 'failed' : text;
}
