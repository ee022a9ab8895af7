import { getPolicy, type PolicyType } from '../api/content';
import type { Localized } from '../domain/language';
import { tellContentError } from './tellContentError';
import { wired } from './wiring';

/** Fetches one of the merchant's texts; null when there is none, `failed` when it did not come. */
export async function loadPolicy(type: PolicyType): Promise<Localized | null | 'failed'> {
  const [error, text] = await getPolicy(wired().content, type);
  if (error) tellContentError(error);
  return error ? 'failed' : text;
}
