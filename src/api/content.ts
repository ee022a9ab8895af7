import * as v from 'valibot';
import type { Banner } from '../domain/content/contentLink';
import { contentLink } from '../domain/content/contentLink';
import { itemDuration, type Story, type StoryItem } from '../domain/content/story';
import type { Vacancy } from '../domain/content/vacancy';
import type { Localized } from '../domain/text/language';
import type { Http } from './call';
import { linkOrNull, pictureOrNull } from './readers/links';
import { dropInvalid, listOf, nestedListOf, recordsOf } from './readers/lists';
import { theRecord } from './readers/records';
import { localized, localizedPage, text } from './readers/texts';
import { id, idOrNull, numberOr, numberOrNull, oneOf } from './readers/values';
import type { Result } from './result';

/** §3, company policy. */
const policyTypes = ['TERMS', 'ABOUT_COMPANY', 'PRIVACY_POLICY'] as const;
export type PolicyType = (typeof policyTypes)[number];

/** Most entries of what stands in one row: nobody swipes further. */
const most = { banners: 30, stories: 50, storyParts: 50 };

export const policy = v.object({
  type: oneOf(policyTypes, null),
  text: localizedPage,
});

const policies = v.pipe(
  v.custom<object>((wire) => typeof wire === 'object' && wire !== null),
  v.transform((wire) => dropInvalid(policy, recordsOf(wire) ?? [wire])),
);

/** Fetches a policy text, which may contain HTML; null if the merchant has none (§7). */
export async function getPolicy(http: Http, type: PolicyType): Promise<Result<Localized | null>> {
  const [error, found] = await http.get('/support/v1/company/policies', {
    query: { policies: type },
    isContent: true,
    schema: policies,
  });
  if (error) return [error, null];
  return [null, found.find((one) => one.type === type)?.text ?? null];
}

const last = Number.MAX_SAFE_INTEGER;

const banner = v.pipe(
  v.object({
    id,
    image: pictureOrNull,
    title: localized,
    priority: numberOr(last),
    productId: idOrNull,
    categoryId: idOrNull,
    url: linkOrNull,
  }),
  v.transform(
    ({ id, image, title, priority, ...targets }): Banner => ({
      id,
      image: image ?? '',
      title,
      priority,
      link: contentLink(targets),
    }),
  ),
);

const storyItem = v.pipe(
  v.object({
    id,
    image: pictureOrNull,
    title: localized,
    text: localized,
    productId: idOrNull,
    url: linkOrNull,
    duration: numberOrNull,
  }),
  v.transform(
    ({ productId, url, duration, ...wire }): StoryItem => ({
      ...wire,
      link: contentLink({ productId, url }),
      durationMs: itemDuration(duration),
    }),
  ),
);

const story = v.object({
  id,
  image: pictureOrNull,
  title: localized,
  priority: numberOr(last),
  items: nestedListOf(storyItem),
});

const vacancy = v.object({
  id,
  position: localized,
  responsiblePerson: text,
  phone: text,
  salary: localized,
  requirements: localized,
  description: localized,
});

const byPriority = <T extends { priority: number }>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => a.priority - b.priority);

/** Lists the first banners by priority, dropping those without an image (§7). */
export async function listBanners(http: Http): Promise<Result<Banner[]>> {
  const [error, found] = await http.get('/support/v1/banner', {
    isContent: true,
    schema: listOf(banner),
  });
  if (error) return [error, null];
  const shown = byPriority(found.filter(({ image }) => image !== ''));
  return [null, shown.slice(0, most.banners)];
}

/** Lists the first stories by priority, dropping empty ones (§7). */
export async function listStories(http: Http): Promise<Result<Story[]>> {
  const [error, found] = await http.get('/notifications/v2/stories', {
    isContent: true,
    schema: listOf(story),
  });
  if (error) return [error, null];
  const shown = byPriority(found.filter(({ items }) => items.length > 0)).slice(0, most.stories);
  return [null, shown.map((each) => ({ ...each, items: each.items.slice(0, most.storyParts) }))];
}

/** Lists open positions (settled: assumed calls). */
export const listVacancies = (http: Http): Promise<Result<Vacancy[]>> =>
  http.get('/support/v1/vacancies', { isContent: true, schema: listOf(vacancy) });

/** Fetches one open position (settled: assumed calls). */
export const getVacancy = (http: Http, id: string): Promise<Result<Vacancy>> =>
  http.get(`/support/v1/vacancies/${encodeURIComponent(id)}`, {
    isContent: true,
    schema: theRecord(vacancy),
  });
