import { useSnapshot } from 'valtio';
import { chairs, clampChairs } from '../../domain/table/reservation';
import { haptic } from '../../flows/platform';
import { plural, t } from '../../i18n/t';
import * as reservationDraft from '../../stores/table/reservationDraft';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { Stepper } from '../../ui/Stepper';

/** The number of guests. */
export function ChairsSection() {
  const { chairs: count } = useSnapshot(reservationDraft.state);
  const set = (next: number) => {
    reservationDraft.change({ chairs: clampChairs(next) });
    haptic('select');
  };
  const label = t('reservation.guests');
  return (
    <Section>
      <Row
        icon="people"
        label={label}
        detail={plural('reservation.chairs', count)}
        aside={
          <Stepper
            count={count}
            min={chairs.least}
            label={label}
            labels={{
              add: t('common.more'),
              less: t('common.decrease', { name: label }),
              more: t('common.increase', { name: label }),
            }}
            onAdd={() => set(count + 1)}
            onRemove={() => set(count - 1)}
            isAtLimit={count >= chairs.most}
          />
        }
      />
    </Section>
  );
}
