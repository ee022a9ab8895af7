import { text } from '../../mocks/backend/records/text';
import { backend } from '../journey';
import { settled } from '../until';
import type { LatePage } from './openLate';

/** Looks at another city, of which something is told that is newer than what is on its way. */
async function chooseOtherCity(page: LatePage) {
  const { cities, cityId: before } = page.branches.state;
  const cityId = cities.find(({ id }) => id !== before)?.id;
  if (!cityId) throw new Error('There is one city only');
  for (const branch of backend.db.branches) {
    if (branch.cityId === cityId) branch.name = text('Yangi', 'Новый', 'New');
  }
  await settled(page.chooseCity(cityId));
}

/** Something that a person chooses, and that ends no call. */
type Choice = {
  make: (page: LatePage) => unknown;
  /** the stores that no answer to an earlier question may change any more */
  outdates: readonly string[];
};

export const choices: Readonly<Record<string, Choice>> = {
  'another city, then another language': {
    make: async (page) => {
      await chooseOtherCity(page);
      await settled(page.changeLanguage('ru'));
    },
    outdates: [],
  },
  // Whoever picks up wants no delivery.
  'another branch': {
    make: (page) => page.chooseBranch('chilonzor'),
    outdates: ['delivery', 'nearest'],
  },
};

/** What was chosen, and how the branches of the city are called since. */
export const chosen = ({ branches, draft }: LatePage) => ({
  city: branches.state.cityId,
  branches: branches.state.branches
    .filter(({ cityId }) => cityId === branches.state.cityId)
    .map(({ name }) => name),
  branch: draft.state.branchId,
  service: draft.state.serviceType,
  language: document.documentElement.lang,
});
