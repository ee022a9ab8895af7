import { Fragment } from 'react';
import { type Branch, branchHoursOfWeek, canChooseBranch } from '../../domain/branches/branch';
import { mayDeliver } from '../../domain/delivery/serviceType';
import { hoursText } from '../../domain/time/schedule';
import { shopPhones } from '../../flows/branches/shopPhone';
import { capitalized } from '../../i18n/phrases';
import { branchText } from '../../i18n/placeText';
import { langOf, showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { keysOf } from '../../ui/keysOf';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { stateText } from '../catalog/timeText';
import { useClock } from '../catalog/useClock';
import styles from './BranchBrowser.module.css';

type Props = { branch: Branch; onSelect?: ((id: string) => void) | undefined };

/** One branch: address, its own price of delivery, phone, weekly hours, and the select button (§2). */
export function BranchDetail({ branch, onSelect }: Props) {
  const { id, address, phone, deliveryPrice } = branch;
  const clock = useClock();
  const week = branchHoursOfWeek(branch, clock);
  return (
    <SheetPage
      title={branchText(branch)}
      lang={langOf(branch.name)}
      size="content"
      action={
        onSelect && {
          text: t('branches.select'),
          isDisabled: !canChooseBranch(branch, clock),
          onPress: () => onSelect(id),
        }
      }
    >
      <Section>
        <Row icon="clock" label={stateText(branch, clock)} />
        {address && <Row icon="pin" label={address} />}
        {deliveryPrice && mayDeliver(branch) ? (
          <Row icon="bike" label={t('basket.delivery')} value={showMoney(deliveryPrice)} />
        ) : null}
        {shopPhones(phone, [branch.bookingPhone]).map(({ text, href }) => (
          <Row
            key={href}
            icon="phone"
            label={t('branches.call')}
            detail={text}
            href={href}
            tone="action"
          />
        ))}
      </Section>
      <Section title={t('branches.schedule')}>
        <ul>
          {week.map(({ weekday, isToday, status }) => (
            <li key={weekday} aria-current={isToday ? 'date' : undefined}>
              <Row
                label={capitalized(t(`weekdays.${weekday}`))}
                value={
                  <span className={isToday ? `${styles.hours} ${styles.today}` : styles.hours}>
                    <Hours
                      text={status.state === 'holiday' ? t('branches.restDay') : hoursText(status)}
                    />
                  </span>
                }
              />
            </li>
          ))}
        </ul>
      </Section>
    </SheetPage>
  );
}

/** A day's hours as formatted by the domain (§5); wraps between intervals, never within one. */
export function Hours({ text }: { text: string }) {
  const intervals = text.split(' - (');
  const keys = keysOf(intervals, (interval) => interval);
  return intervals.map((interval, index) => {
    const end = index < intervals.length - 1 ? ' -' : '';
    return (
      <Fragment key={keys[index]}>
        {index > 0 && <span> </span>}
        <span className={styles.whole}>{`${index > 0 ? '(' : ''}${interval}${end}`}</span>
      </Fragment>
    );
  });
}
