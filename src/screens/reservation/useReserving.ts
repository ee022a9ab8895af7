import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Branch } from '../../domain/branches/branch';
import { hasVerifiedPhone } from '../../domain/session/user';
import { ensureSignedIn } from '../../flows/session/ensureSignedIn';
import { awaitProfile } from '../../flows/session/signIn';
import { reserveTable } from '../../flows/table/reserveTable';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import { closeSheets, openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as session from '../../stores/session/session';
import * as reservationDraft from '../../stores/table/reservationDraft';
import type { MainActionSpec } from '../../ui/bottomButtonHost';
import { useClock } from '../catalog/useClock';
import { plannedTime } from './plannedTime';

/** The form's main action: log in, then reserve; and what is still missing. */
export function useReserving(branch: Branch | null): {
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
    if (outcome.kind !== 'reserved') return;
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
      onPress: () => void submit(),
    },
    problem: isProfileMissing ? t('errors.unreachableTitle') : problem,
    lacksTime: hasTried,
  };
}
