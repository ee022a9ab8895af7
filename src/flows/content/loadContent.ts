import {
  getPolicy,
  getVacancy,
  listBanners,
  listStories,
  listVacancies,
  type PolicyType,
} from '../../api/content';
import type { ApiError } from '../../api/result';
import type { Vacancy } from '../../domain/content/vacancy';
import type { Localized } from '../../domain/text/language';
import { errorText } from '../../i18n/errorText';
import { textsComplete } from '../../i18n/t';
import * as banners from '../../stores/content/banners';
import * as stories from '../../stores/content/stories';
import { endOf } from '../../stores/session/callScopes';
import * as toasts from '../../stores/toasts';
import { services } from '../services';

/** Home renders before all interface texts are loaded; wait for them. */
const textsLoaded = () =>
  textsComplete().then(
    () => true,
    () => false,
  );

/** Fetches the banners (§7, called when `bannersActive`); on failure home stays as it is. */
export async function loadBanners(): Promise<void> {
  const [[error, list], hasTexts] = await Promise.all([
    listBanners(services().http),
    textsLoaded(),
  ]);
  if (error) showContentError(error);
  if (list && hasTexts) banners.setList(list);
  else banners.setFailed();
}

/** The request under way, and the end of the shop that it is for. */
let inFlight: { end: AbortSignal; loaded: Promise<void> } | null = null;

/** Fetches the stories (§7, called when `storiesActive`); home and the viewer share one request. */
export function loadStories(): Promise<void> {
  const end = endOf('shop');
  if (inFlight?.end === end) return inFlight.loaded;
  const loaded = fetchStories().finally(() => {
    if (inFlight?.end === end) inFlight = null;
  });
  inFlight = { end, loaded };
  return loaded;
}

async function fetchStories(): Promise<void> {
  stories.setLoading();
  const [[error, list], hasTexts] = await Promise.all([
    listStories(services().http),
    textsLoaded(),
  ]);
  if (error) showContentError(error);
  if (list && hasTexts) stories.setList(list);
  else stories.setFailed();
}

/** §8: shows the content host's localized message; a 401 is reported by the log-out instead. */
export function showContentError(error: ApiError): void {
  const isReported = error.kind !== 'unauthorized' && error.description !== null;
  if (isReported) toasts.show(errorText(error), { tone: 'bad' });
}

/** Fetches one of the merchant's policy texts; null when there is none, `failed` on error. */
export async function loadPolicy(type: PolicyType): Promise<Localized | null | 'failed'> {
  const [error, text] = await getPolicy(services().http, type);
  if (error) showContentError(error);
  return error ? 'failed' : text;
}

/** Fetches the open positions; `failed` on error. */
export async function loadVacancies(): Promise<readonly Vacancy[] | 'failed'> {
  const [error, list] = await listVacancies(services().http);
  if (error) showContentError(error);
  return error ? 'failed' : list;
}

/** Fetches one open position; null when it does not exist, `failed` on error. */
export async function loadVacancy(id: string): Promise<Vacancy | null | 'failed'> {
  const [error, found] = await getVacancy(services().http, id);
  if (!error) return found;
  if (error.status === 404) return null;
  showContentError(error);
  return 'failed';
}
