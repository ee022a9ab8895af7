import { getPolicy, type PolicyType } from '../../api/content';
import type { Localized } from '../../domain/text/language';
import { services } from '../services';
import { showContentError } from './loadBannersAndStories';

/** Fetches one of the merchant's policy texts; null when there is none, `failed` on error. */
export async function loadPolicy(type: PolicyType): Promise<Localized | null | 'failed'> {
  const [error, text] = await getPolicy(services().http, type);
  if (error) showContentError(error);
  return error ? 'failed' : text;
}
