import type { Money } from '../basket/pricing';
import type { LatLng, MaybeLatLng } from '../geo/geo';
import type { Localized } from '../text/language';
import { filterByTexts } from '../text/nameSearch';
import { isOpenToday, type OpeningState, openingState } from '../time/openingNotice';
import { type HoursType, type OpeningTimes, todayHours, weekHours } from '../time/schedule';

export type City = {
  id: string;
  name: Localized;
  isMain: boolean;
  /** what the city says about deliveries by taximeter; null where they have a price */
  taximeter: Localized | null;
} & MaybeLatLng;

export type Branch = OpeningTimes & {
  id: string;
  cityId: string | null;
  name: Localized;
  address: string;
  phone: string | null;
  bookingPhone: string | null;
  isActive: boolean;
  isMain: boolean;
  place: LatLng | null;
  deliveryPrice: Money | null;
  /** from the requested location as the server tells it, in its unit (`roadMetres`) */
  distance: number | null;
  /** what the branch offers; null where the server does not say, which forbids nothing */
  settings: {
    bookingEnabled: boolean | null;
    deliveryEnabled: boolean | null;
    dineInEnabled: boolean | null;
    pickupEnabled: boolean | null;
  };
};

/** §4: only active branches with pick-up are offered; those that do not say are left to the server. */
export function pickupBranches(branches: readonly Branch[]): Branch[] {
  return branches.filter(({ isActive, settings }) => isActive && settings.pickupEnabled !== false);
}

/** The hours to show when no service is chosen; delivery-only kitchens have no pick-up hours. */
export const hoursTypeOf = ({ settings }: Pick<Branch, 'settings'>): HoursType =>
  settings.deliveryEnabled && settings.pickupEnabled === false ? 'DELIVERY' : 'PICK_UP';

function preselect<Item extends { id: string; isMain: boolean }>(
  items: readonly Item[],
  previousId: string | null,
): Item | null {
  const previous = items.find(({ id }) => id === previousId);
  return previous ?? items.find(({ isMain }) => isMain) ?? items[0] ?? null;
}

/** §4: the previously chosen branch, else the main one, else the first; null without branches. */
export function preselectBranch(
  branches: readonly Branch[],
  previousId: string | null,
): Branch | null {
  return preselect(branches, previousId);
}

/** §4: the previously chosen city, else the main one, else the first; null without cities. */
export function preselectCity(cities: readonly City[], previousId: string | null): City | null {
  return preselect(cities, previousId);
}

/** Branches of a city; null means all. A branch without a city belongs to every city. */
export function branchesOfCity(branches: readonly Branch[], cityId: string | null): Branch[] {
  return branches.filter(
    (branch) => cityId === null || branch.cityId === null || branch.cityId === cityId,
  );
}

/** Merges one city's fresh list into all branches: adds new ones, drops closed ones. */
export function mergeCity(
  all: readonly Branch[],
  cityId: string,
  cityBranches: readonly Branch[],
): Branch[] {
  const updates = new Map(cityBranches.map((branch) => [branch.id, branch]));
  const others = all.flatMap((branch) => {
    const updated = updates.get(branch.id);
    updates.delete(branch.id);
    if (updated) return [updated];
    return branch.cityId === cityId ? [] : [branch];
  });
  return [...others, ...updates.values()];
}

/** §4: the map recentres on the mean of the branches' coordinates; null if none has any. */
export function centreOf(branches: readonly Pick<Branch, 'place'>[]): LatLng | null {
  const places = branches.flatMap(({ place }) => (place ? [place] : []));
  if (places.length === 0) return null;
  const mean = (pick: (place: LatLng) => number) =>
    places.reduce((sum, place) => sum + pick(place), 0) / places.length;
  return {
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
  };
}

/** Branches found by their name, address or city, in any language and either script. */
export const searchBranches = (
  branches: readonly Branch[],
  cities: readonly City[],
  query: string,
): readonly Branch[] =>
  filterByTexts(branches, query, ({ name, address, cityId }) => {
    const city = cities.find(({ id }) => id === cityId);
    return [...Object.values(name), address, ...Object.values(city?.name ?? {})];
  });

/** Epoch milliseconds by the server's clock, and the merchant's time zone. */
type Clock = { now: number; timeZone: string };

/** A branch's hours today (§5). */
export const branchHoursToday = (
  branch: Branch,
  { now, timeZone }: Clock,
  type: HoursType = hoursTypeOf(branch),
): ReturnType<typeof todayHours> => todayHours(branch, now, timeZone, type);

/** Whether a branch is open at this hour, and what comes next. */
export const branchState = (
  branch: Branch,
  { now, timeZone }: Clock,
  type: HoursType = hoursTypeOf(branch),
): OpeningState => openingState(branch, now, timeZone, type);

/** §4: a branch can be chosen for pick-up only if it is open today. */
export const canChooseBranch = (branch: Branch, clock: Clock): boolean =>
  isOpenToday(branchState(branch, clock, 'PICK_UP'));

/** A branch's hours for each day of the week. */
export const branchHoursOfWeek = (
  branch: Branch,
  { now, timeZone }: Clock,
): ReturnType<typeof weekHours> => weekHours(branch, now, timeZone, hoursTypeOf(branch));
