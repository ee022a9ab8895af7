import type { Branch } from '../../domain/branches/branch';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import { EmptyState } from '../../ui/EmptyState';
import { LongList } from '../../ui/LongList';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { bookingPhone } from './bookingPhone';

/** No branch takes reservations here; offers a phone number. */
export function NoBooking({ branches }: { branches: readonly Branch[] }) {
  const reachable = branches.filter((each) => each.isActive && bookingPhone(each));
  return (
    <>
      <EmptyState
        icon="table"
        title={t('reservation.off')}
        text={t(reachable.length > 0 ? 'reservation.offText' : 'reservation.offSilent')}
        action={{ text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true }}
      />
      {reachable.length > 0 && (
        <Section title={t('reservation.call')}>
          <LongList items={reachable}>
            {(branch) => (
              <Row
                key={branch.id}
                icon="phone"
                label={showText(branch.name)}
                lang={langOf(branch.name)}
                detail={bookingPhone(branch)?.text}
                href={bookingPhone(branch)?.href}
              />
            )}
          </LongList>
        </Section>
      )}
    </>
  );
}
