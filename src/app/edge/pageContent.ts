import { listBranches } from '../../api/branches';
import type { Http } from '../../api/call';
import { getPolicy, listVacancies, type PolicyType } from '../../api/content';
import type { Result } from '../../api/result';
import type { Branch } from '../../domain/branches/branch';
import type { Vacancy } from '../../domain/content/vacancy';
import type { Localized } from '../../domain/text/language';
import type { routes } from '../../navigation/paths';
import { httpFrom } from './httpFrom';
import { isPlainId } from './pageAddresses';

/** What a page says besides the catalogue; null: nothing is known of it. */
export type PageContent = {
  /** those that are open to the public */
  branches: readonly Branch[] | null;
  policy: Localized | null;
  vacancies: readonly Vacancy[] | null;
};

export const noContent: PageContent = { branches: null, policy: null, vacancies: null };

type Read = (http: Http) => Promise<Partial<PageContent>>;
type Source = { path: string; read: Read };

/** Of a call that has failed nothing is known. */
const known = async <T>(call: Promise<Result<T>>): Promise<T | null> => (await call)[1];

const branches: Source = {
  path: '/users/v1/branches',
  read: async (http) => ({
    branches: (await known(listBranches(http)))?.filter(({ isActive }) => isActive) ?? null,
  }),
};
const vacancies: Source = {
  path: '/support/v1/vacancies',
  read: async (http) => ({ vacancies: await known(listVacancies(http)) }),
};
const policyOf = (type: PolicyType): Source => ({
  path: `/support/v1/company/policies?policies=${type}`,
  read: async (http) => ({ policy: await known(getPolicy(http, type)) }),
});

/** The one call of the app, besides those of home, whose response a page is made from. */
const sources: Partial<Record<keyof typeof routes, Source>> = {
  home: branches,
  branches,
  branchesMap: branches,
  contacts: branches,
  about: policyOf('ABOUT_COMPANY'),
  offer: policyOf('TERMS'),
  privacy: policyOf('PRIVACY_POLICY'),
  vacancies,
  vacancy: vacancies,
};

/** The path of that call; null where home's responses are enough. */
export const contentPath = (route: keyof typeof routes | null): string | null =>
  (route && sources[route]?.path) ?? null;

/** Reads that response by the app's own schemas. */
export async function readContent(
  route: keyof typeof routes | null,
  text: string,
): Promise<PageContent> {
  const read = route && sources[route]?.read;
  return { ...noContent, ...(read && (await read(httpFrom(() => text)))) };
}

/** The vacancies whose page the edge makes, by id; null for a response that cannot be read. */
export async function vacancyIds(text: string): Promise<ReadonlySet<string> | null> {
  const { vacancies: found } = await readContent('vacancy', text);
  return found && new Set(found.flatMap(({ id }) => (isPlainId(id) ? id : [])));
}
