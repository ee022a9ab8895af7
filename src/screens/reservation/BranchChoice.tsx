import { useId } from 'react';
import type { Branch } from '../../domain/branches/branch';
import { todayHours } from '../../domain/time/schedule';
import { haptic } from '../../flows/platform';
import { openingText } from '../../i18n/openingText';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import * as reservationDraft from '../../stores/table/reservationDraft';
import { Choices } from '../../ui/Choices';
import { LongList } from '../../ui/LongList';
import { RadioRow } from '../../ui/RadioRow';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { useClock } from '../catalog/useClock';
import { bookingPhone } from './bookingPhone';

type Props = { branches: readonly Branch[]; chosen: Branch };

/** Chooses a branch; hidden if only one takes reservations. */
export function BranchChoice({ branches, chosen }: Props) {
  const name = useId();
  const { now, timeZone } = useClock();
  const phone = bookingPhone(chosen);
  const detailOf = (branch: Branch) =>
    [openingText(todayHours(branch, now, timeZone)), branch.address].filter(Boolean).join('\n');
  const choose = (branchId: string) => {
    reservationDraft.change({ branchId });
    haptic('select');
  };
  return (
    <Section title={t('reservation.branch')}>
      {branches.length === 1 && (
        <Row
          icon="store"
          label={showText(chosen.name)}
          lang={langOf(chosen.name)}
          detail={detailOf(chosen)}
        />
      )}
      {branches.length > 1 && (
        <Choices label={t('reservation.branch')}>
          <LongList items={branches}>
            {(branch) => (
              <RadioRow
                key={branch.id}
                name={name}
                label={showText(branch.name)}
                lang={langOf(branch.name)}
                detail={detailOf(branch)}
                isChosen={branch.id === chosen.id}
                onChoose={() => choose(branch.id)}
              />
            )}
          </LongList>
        </Choices>
      )}
      {phone && (
        <Row icon="phone" label={t('reservation.call')} detail={phone.text} href={phone.href} />
      )}
    </Section>
  );
}
