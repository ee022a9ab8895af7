import { text } from '../../mocks/backend/records/text';
import { backend } from '../journey';
import { settled } from '../until';
import type { LatePage } from './openLate';

/** Switches to another city, whose branch data is newer than what is in flight. */
async function chooseOtherCity(page: LatePage) {
  const { cities, cityId: before } = page.branches.state;
  const cityId = cities.find(({ id }) => id !== before)?.id;
  if (!cityId) throw new Error('There is only one city');
  for (const branch of backend.db.branches) {
    if (branch.cityId === cityId) branch.name = text('Yangi', 'Новый', 'New');
  }
  await settled(page.chooseCity(cityId));
}

/** A choice of the person that does not end any call. */
type Choice = {
  make: (page: LatePage) => unknown;
  /** stores that earlier requests may no longer change */
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
  // A pick-up needs no delivery.
  'another branch': {
    make: (page) => page.chooseBranch('chilonzor'),
    outdates: ['deliveryQuote', 'nearest'],
  },
};

/** What was chosen, and the current branch names of the city. */
export const chosen = ({ branches, draft }: LatePage) => ({
  city: branches.state.cityId,
  branches: branches.state.branches
    .filter(({ cityId }) => cityId === branches.state.cityId)
    .map(({ name }) => name),
  branch: draft.state.branchId,
  service: draft.state.serviceType,
  language: document.documentElement.lang,
});
