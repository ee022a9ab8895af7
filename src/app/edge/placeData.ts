import type {
  DayOfWeek,
  GeoCoordinates,
  OpeningHoursSpecification,
  PostalAddress,
  Restaurant,
  Store,
  WithContext,
} from 'schema-dts';
import { type Branch, hoursTypeOf } from '../../domain/branches/branch';
import type { LatLng } from '../../domain/geo/geo';
import { countryCodeOf, phonesIn, withCountry } from '../../domain/session/phone';
import { dayStatus, type Interval, type Weekday, weekdays } from '../../domain/time/schedule';
import { branchText } from '../../i18n/placeText';
import { paths } from '../../navigation/paths';

export const context = 'https://schema.org';

/** Which of schema.org's places of business a shop is. */
export type PlaceType = 'Restaurant' | 'Store';

/** A place of business as schema.org has it; the types are those of its published vocabulary. */
export type PlaceData = WithContext<Restaurant> | WithContext<Store>;

type Stated<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], null | undefined | ''> };

/** The fields that are known; the others are left out. */
export const stated = <Fields extends object>(fields: Fields): Stated<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Stated<Fields>;

/** Says of a place of business which one it is. */
export const placeOfType = <Place extends object>(type: PlaceType, place: Place) =>
  type === 'Restaurant' ? { ...place, '@type': type } : { ...place, '@type': type };

/** A branch as schema.org has a place of business: address, place on the map, phone and hours. */
export const placeData = (branch: Branch, currency: string) =>
  stated({
    address: branch.address.trim() && addressData(branch.address.trim()),
    geo: branch.place && geoData(branch.place),
    telephone: phoneData(branch.phone, currency),
    openingHoursSpecification: hoursData(branch),
  });

/** Each branch as a place of its own, which belongs to the shop. */
export const branchData = (
  all: readonly Branch[],
  { type, origin, currency }: { type: PlaceType; origin: string; currency: string },
): PlaceData[] =>
  all.slice(0, mostBranches).map((branch) =>
    placeOfType(type, {
      '@context': context,
      '@id': origin + paths.branch(branch.id),
      url: origin + paths.branch(branch.id),
      name: branchText(branch),
      ...placeData(branch, currency),
      parentOrganization: { '@id': `${origin}/` },
    } as const),
  );

/** In one page. */
const mostBranches = 50;

const addressData = (streetAddress: string): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress,
});

const geoData = ({ latitude, longitude }: LatLng): GeoCoordinates => ({
  '@type': 'GeoCoordinates',
  latitude,
  longitude,
});

/** The first phone of a field, with its country as far as that is known. */
export function phoneData(field: string | null, currency: string): string | undefined {
  const phones = phonesIn(field ?? '');
  return phones[0] && withCountry(phones[0], countryCodeOf(currency, phones));
}

/** Open all day, and closed all day, as Google writes them. */
const allDay: Interval = { open: '00:00', close: '23:59' };
const closed: Interval = { open: '00:00', close: '00:00' };

const dayNames = {
  MONDAY: 'https://schema.org/Monday',
  TUESDAY: 'https://schema.org/Tuesday',
  WEDNESDAY: 'https://schema.org/Wednesday',
  THURSDAY: 'https://schema.org/Thursday',
  FRIDAY: 'https://schema.org/Friday',
  SATURDAY: 'https://schema.org/Saturday',
  SUNDAY: 'https://schema.org/Sunday',
} as const satisfies Record<Weekday, DayOfWeek>;

/** Days with equal hours are one entry. Nothing where a branch tells no hours at all. */
function hoursData(branch: Branch): OpeningHoursSpecification[] | undefined {
  const { workHours, deliveryTimes, openTimes } = branch;
  if (!workHours?.length && !deliveryTimes && !openTimes) return undefined;
  const days = new Map<string, { interval: Interval; on: Weekday[] }>();
  for (const weekday of weekdays) {
    const status = dayStatus(branch, weekday, hoursTypeOf(branch));
    const open = status.state === 'holiday' ? [closed] : status.intervals;
    for (const interval of open.length > 0 ? open : [allDay]) {
      const name = `${interval.open} ${interval.close}`;
      const entry = days.get(name) ?? { interval, on: [] };
      days.set(name, { interval, on: [...entry.on, weekday] });
    }
  }
  return [...days.values()].map(({ interval, on }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: on.map((day) => dayNames[day]),
    opens: interval.open,
    closes: interval.close,
  }));
}
