import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Branch } from '../../domain/branch';
import { hasVerifiedPhone } from '../../domain/user';
import { askWhoIsThere } from '../../flows/askWhoIsThere';
import { reserveTable } from '../../flows/reserveTable';
import { awaitProfile } from '../../flows/signIn';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import { closeSheets, openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as session from '../../stores/session';
import * as tableWish from '../../stores/tableWish';
import type { MainActionSpec } from '../../ui/bottomButtonHost';
import { useClock } from '../shelf/useClock';
import { plannedIn } from './plannedIn';

/** The one action of the form: the log-in, then the reservation; and what stands in its way. */
export function useReserving(branch: Branch | null): {
  action: MainActionSpec;
  problem: string | null;
  /** it was wanted without a time */
  lacksTime: boolean;
} {
  const clock = useClock();
  const { status, user, isProfileMissing } = useSnapshot(session.state);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const isSomebodyThere = status === 'signedIn' && hasVerifiedPhone(user);
  const reserve = async () => {
    setProblem(null);
    setTried(true);
    const { day, time, place, chairs, comment } = tableWish.state;
    const at = branch && plannedIn(branch, { day, time }, clock);
    if (!branch || typeof at !== 'number') return;
    if (!(await askWhoIsThere())) return;
    const wish = { branchId: branch.id, place: place.trim(), chairs, comment: comment.trim(), at };
    const outcome = await reserveTable(wish);
    if (outcome.kind === 'failed') setProblem(errorText(outcome.error));
    if (outcome.kind !== 'reserved') return;
    // Back from the list leads to where the form was opened, not into an empty form.
    closeSheets([paths.reservation, paths.reservations]);
    openSheet(paths.reservations);
  };
  const press = async () => {
    setBusy(true);
    await (isProfileMissing ? awaitProfile() : reserve());
    setBusy(false);
  };
  const next = isSomebodyThere ? 'reservation.submit' : 'reservation.signIn';
  return {
    action: {
      text: t(isProfileMissing ? 'common.retry' : next),
      isBusy: isBusy || (status === 'unknown' && !isProfileMissing),
      onPress: () => void press(),
    },
    problem: isProfileMissing ? t('errors.unreachableTitle') : problem,
    lacksTime: isTried,
  };
}
