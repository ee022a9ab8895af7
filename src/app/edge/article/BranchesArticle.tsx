import { type Branch, hoursTypeOf } from '../../../domain/branches/branch';
import { dayStatus } from '../../../domain/time/dayStatus';
import { hoursText, weekdays } from '../../../domain/time/schedule';
import { shopPhones } from '../../../flows/branches/shopPhone';
import { branchText } from '../../../i18n/branchText';
import { capitalized } from '../../../i18n/capitalized';
import { langOf } from '../../../i18n/show';
import { t } from '../../../i18n/t';

/** In one page. */
const mostBranches = 50;

/** Each branch with address, phones and the hours of a week. */
export function BranchesArticle({ branches }: { branches: readonly Branch[] }) {
  return branches.slice(0, mostBranches).map((branch) => {
    const { id, name, address, phone, bookingPhone } = branch;
    return (
      <section key={id}>
        <h2 lang={langOf(name)}>{branchText(branch)}</h2>
        {address && (
          <address>
            <bdi>{address}</bdi>
          </address>
        )}
        {shopPhones(phone, [bookingPhone]).map(({ text, href }) => (
          <p key={href}>
            <a href={href}>{text}</a>
          </p>
        ))}
        <h3>{t('branches.schedule')}</h3>
        <ul>
          {weekdays.map((day) => (
            <li key={day}>
              {capitalized(t(`weekdays.${day}`))} <bdi>{hoursOn(branch, day)}</bdi>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function hoursOn(branch: Branch, day: (typeof weekdays)[number]): string {
  const status = dayStatus(branch, day, hoursTypeOf(branch));
  return status.state === 'holiday' ? t('branches.restDay') : hoursText(status);
}
