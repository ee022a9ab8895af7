import { type Branch, hoursTypeOf } from '../../domain/branches/branch';
import type { LatLng } from '../../domain/geo/geo';
import { withCountry } from '../../domain/session/phone';
import { countryCodeOf, phonesIn } from '../../domain/session/phonesIn';
import { dayStatus } from '../../domain/time/dayStatus';
import { type Interval, type Weekday, weekdays } from '../../domain/time/schedule';
import { branchText } from '../../i18n/branchText';
import { paths } from '../../navigation/paths';

const context = 'https://schema.org';

/** A branch as schema.org has a place of business: address, place on the map, phone and hours. */
export const placeData = (branch: Branch, currency: string) => ({
  address: branch.address.trim()
    ? { '@type': 'PostalAddress', streetAddress: branch.address.trim() }
    : undefined,
  geo: branch.place ? geoData(branch.place) : undefined,
  telephone: phoneData(branch.phone, currency),
  openingHoursSpecification: hoursData(branch),
});

/** Each branch as a place of its own, which belongs to the shop. */
export const branchData = (
  all: readonly Branch[],
  { type, origin, currency }: { type: string; origin: string; currency: string },
): object[] =>
  all.slice(0, mostBranches).map((branch) => ({
    '@context': context,
    '@type': type,
    '@id': origin + paths.branch(branch.id),
    url: origin + paths.branch(branch.id),
    name: branchText(branch),
    ...placeData(branch, currency),
    parentOrganization: { '@id': `${origin}/` },
  }));

/** In one page. */
const mostBranches = 50;

const geoData = ({ latitude, longitude }: LatLng): object => ({
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

/** Days with equal hours are one entry. Nothing where a branch tells no hours at all. */
function hoursData(branch: Branch): object[] | undefined {
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
    dayOfWeek: on.map((day) => `${context}/${day.charAt(0)}${day.slice(1).toLowerCase()}`),
    opens: interval.open,
    closes: interval.close,
  }));
}
