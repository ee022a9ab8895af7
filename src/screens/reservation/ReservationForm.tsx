import { useId, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type Branch, preselectBranch } from '../../domain/branches/branch';
import { hasVerifiedPhone } from '../../domain/session/user';
import { chairs, clampChairs } from '../../domain/table/reservation';
import { daysToOrder } from '../../domain/time/slots';
import { haptic } from '../../flows/platform';
import { ensureSignedIn } from '../../flows/session/ensureSignedIn';
import { awaitProfile } from '../../flows/session/signIn';
import { reserveTable } from '../../flows/table/reservations';
import { errorText } from '../../i18n/errorText';
import { langOf, showText } from '../../i18n/show';
import { plural, t } from '../../i18n/t';
import { closeSheets, openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useIsStillHere } from '../../navigation/useSheetParam';
import * as branchStore from '../../stores/branches/branches';
import * as session from '../../stores/session/session';
import * as reservationDraft from '../../stores/table/reservationDraft';
import { ProblemBanner } from '../../ui/Banner';
import type { MainActionSpec } from '../../ui/bottomButtonHost';
import { Choices, RadioRow } from '../../ui/ChoiceRow';
import { Field } from '../../ui/Field';
import { LongList } from '../../ui/LongList';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { Stepper } from '../../ui/Stepper';
import { TimeDays, TimeSlots } from '../catalog/TimeSlots';
import { pickupHoursLine } from '../catalog/timeText';
import { useClock } from '../catalog/useClock';
import { bookingPhone, plannedTime } from './bookingValues';
import styles from './ReservationsScreen.module.css';

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
            onAdd={() => set(count + 1)}
            onRemove={() => set(count - 1)}
            isAtLimit={count >= chairs.most}
          />
        }
      />
    </Section>
  );
}

/** The form's main action: log in, then reserve; and what is still missing. */
function useReserving(branch: Branch | null): {
  action: MainActionSpec;
  problem: string | null;
  /** submitted without a time */
  lacksTime: boolean;
} {
  const clock = useClock();
  const { status, user, isProfileMissing } = useSnapshot(session.state);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [hasTried, setTried] = useState(false);
  const isStillHere = useIsStillHere();
  const isSignedIn = status === 'signedIn' && hasVerifiedPhone(user);
  const reserve = async () => {
    setProblem(null);
    setTried(true);
    const { day, time, place, chairs, comment } = reservationDraft.state;
    const at = branch && plannedTime(branch, { day, time }, clock);
    if (!branch || typeof at !== 'number') return;
    if (!(await ensureSignedIn())) return;
    const draft = { branchId: branch.id, place: place.trim(), chairs, comment: comment.trim(), at };
    const outcome = await reserveTable(draft);
    if (outcome.kind === 'failed') setProblem(errorText(outcome.error));
    if (outcome.kind !== 'reserved' || !isStillHere()) return;
    // Back from the list leads past the empty form.
    closeSheets([paths.reservation, paths.reservations]);
    openSheet(paths.reservations);
  };
  const submit = async () => {
    setBusy(true);
    await (isProfileMissing ? awaitProfile() : reserve());
    setBusy(false);
  };
  const next = isSignedIn ? 'reservation.submit' : 'reservation.signIn';
  return {
    action: {
      text: t(isProfileMissing ? 'common.retry' : next),
      isBusy: isBusy || (status === 'unknown' && !isProfileMissing),
      isCostly: isSignedIn,
      onPress: () => void submit(),
    },
    problem: isProfileMissing ? t('errors.unreachableTitle') : problem,
    lacksTime: hasTried,
  };
}

type BranchChoiceProps = { branches: readonly Branch[]; chosen: Branch };

/** Chooses a branch; hidden if only one takes reservations. */
function BranchChoice({ branches, chosen }: BranchChoiceProps) {
  const name = useId();
  const clock = useClock();
  const phone = bookingPhone(chosen);
  const detailOf = (branch: Branch) =>
    [pickupHoursLine(branch, clock), branch.address].filter(Boolean).join('\n');
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
        <Row
          icon="phone"
          label={t('reservation.call')}
          detail={phone.text}
          href={phone.href}
          tone="action"
        />
      )}
    </Section>
  );
}

type TimeChoiceProps = {
  branch: Branch;
  /** the user tried to continue without a time */
  isMissing: boolean;
};

/** Day and time, within the branch's hours. */
function TimeChoice({ branch, isMissing }: TimeChoiceProps) {
  const clock = useClock();
  const { now, timeZone } = clock;
  const { day, time } = useSnapshot(reservationDraft.state);
  const days = useMemo(
    () => daysToOrder(branch, now, timeZone, 'PICK_UP'),
    [branch, now, timeZone],
  );
  const at = plannedTime(branch, { day, time }, clock);
  const shown = days.find((each) => each.day === day) ?? days[0];
  const choose = (picked: { day: string; time: string | null }) => {
    reservationDraft.change(picked);
    haptic('select');
  };
  return (
    <Section title={t('reservation.when')} isPadded>
      <div className={styles.fields}>
        {!shown && <p>{t('reservation.noTimes')}</p>}
        {shown && (
          <>
            <TimeDays
              days={days}
              chosen={shown.day}
              onChoose={(next) => choose({ day: next, time: null })}
            />
            <TimeSlots
              slots={shown.slots}
              chosen={shown.day === day && typeof at === 'number' ? time : null}
              onChoose={(next) => choose({ day: shown.day, time: next })}
            />
          </>
        )}
        {(at === 'past' || at === 'closed') && (
          <ProblemBanner text={t(at === 'past' ? 'schedule.past' : 'schedule.closedThen')} />
        )}
        {at === null && shown && isMissing && <ProblemBanner text={t('reservation.chooseTime')} />}
      </div>
    </Section>
  );
}
