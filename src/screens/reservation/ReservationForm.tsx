import { useSnapshot } from 'valtio';
import { type Branch, preselectBranch } from '../../domain/branches/branch';
import { chairs, clampChairs } from '../../domain/table/reservation';
import { haptic } from '../../flows/platform';
import { plural, t } from '../../i18n/t';
import * as branchStore from '../../stores/branches/branches';
import * as reservationDraft from '../../stores/table/reservationDraft';
import { Field } from '../../ui/Field';
import { ProblemBanner } from '../../ui/ProblemBanner';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { Stepper } from '../../ui/Stepper';
import { BranchChoice } from './BranchChoice';
import styles from './ReservationForm.module.css';
import { TimeChoice } from './TimeChoice';
import { useReserving } from './useReserving';

type Props = {
  /** at least one; all take reservations */
  branches: readonly Branch[];
};

/** The reservation form; its values survive a reload and the login. */
export function ReservationForm({ branches }: Props) {
  const draft = useSnapshot(reservationDraft.state);
  const { nearestId } = useSnapshot(branchStore.state);
  const branch = preselectBranch(branches, draft.branchId ?? nearestId);
  const { action, problem, lacksTime } = useReserving(branch);
  if (!branch) return null;
  return (
    <SheetPage title={t('reservation.title')} action={action}>
      <ProblemBanner text={problem} />
      <BranchChoice branches={branches} chosen={branch} />
      <ChairsSection />
      <TimeChoice branch={branch} isMissing={lacksTime} />
      <Section title={t('reservation.wishes')} isPadded>
        <div className={styles.fields}>
          <Field
            label={t('reservation.place')}
            placeholder={t('reservation.placeHint')}
            value={draft.place}
            onChange={(place) => reservationDraft.change({ place })}
            maxLength={100}
          />
          <Field
            label={t('reservation.comment')}
            value={draft.comment}
            onChange={(comment) => reservationDraft.change({ comment })}
            isMultiline
            maxLength={300}
          />
        </div>
      </Section>
    </SheetPage>
  );
}

/** The number of guests. */
function ChairsSection() {
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
