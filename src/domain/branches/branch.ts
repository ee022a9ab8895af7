import type { Money } from '../basket/pricing';
import type { LatLng } from '../geo/geo';
import type { Localized } from '../text/language';
import type { HoursType, OpeningTimes } from '../time/schedule';

export type City = { id: string; name: Localized; isMain: boolean } & LatLng;

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
  /** metres from the place that was asked about, when the server says it */
  distance: number | null;
  paymentId: string | null;
  settings: {
    bookingEnabled: boolean;
    /** null where the server does not say */
    deliveryEnabled: boolean | null;
    dineInEnabled: boolean;
    pickupEnabled: boolean;
  };
};

/** §4: only branches with pick-up are offered, and only active ones. */
export function pickupBranches(branches: readonly Branch[]): Branch[] {
  return branches.filter(({ isActive, settings }) => isActive && settings.pickupEnabled);
}

/** Whose hours stand for a branch where no service is spoken of: a delivery kitchen has no others. */
export const hoursTypeOf = ({ settings }: Pick<Branch, 'settings'>): HoursType =>
  settings.deliveryEnabled && !settings.pickupEnabled ? 'DELIVERY' : 'PICK_UP';

function preselect<Item extends { id: string; isMain: boolean }>(
  items: readonly Item[],
  previousId: string | null,
): Item | null {
  const previous = items.find(({ id }) => id === previousId);
  return previous ?? items.find(({ isMain }) => isMain) ?? items[0] ?? null;
}

/** §4: the branch chosen before, else the main one, else the first; null without branches. */
export function preselectBranch(
  branches: readonly Branch[],
  previousId: string | null,
): Branch | null {
  return preselect(branches, previousId);
}

/** §4: the city chosen before, else the main or only one, else the first; null without cities. */
export function preselectCity(cities: readonly City[], previousId: string | null): City | null {
  return preselect(cities, previousId);
}

/** A branch without a city is in every list rather than in none; null asks for all. */
export function branchesOfCity(branches: readonly Branch[], cityId: string | null): Branch[] {
  return branches.filter(
    (branch) => cityId === null || branch.cityId === null || branch.cityId === cityId,
  );
}

/** All branches, with those of one city as its own list tells them: new ones come, closed ones go. */
export function mergeCity(
  all: readonly Branch[],
  cityId: string,
  ofCity: readonly Branch[],
): Branch[] {
  const told = new Map(ofCity.map((branch) => [branch.id, branch]));
  const kept = all.flatMap((branch) => {
    const fresh = told.get(branch.id);
    told.delete(branch.id);
    if (fresh) return [fresh];
    return branch.cityId === cityId ? [] : [branch];
  });
  return [...kept, ...told.values()];
}

/** §4: the map recentres on the average of the branches' coordinates; null when none has any. */
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
