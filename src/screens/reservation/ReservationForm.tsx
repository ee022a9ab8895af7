import { useSnapshot } from 'valtio';
import type { Branch } from '../../domain/branch';
import { preselectBranch } from '../../domain/branch';
import { t } from '../../i18n/t';
import * as branchStore from '../../stores/branches';
import * as tableWish from '../../stores/tableWish';
import { Banner } from '../../ui/Banner';
import { Field } from '../../ui/Field';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { BranchChoice } from './BranchChoice';
import { ChairsSection } from './ChairsSection';
import styles from './ReservationForm.module.css';
import { TimeChoice } from './TimeChoice';
import { useReserving } from './useReserving';

type Props = {
  /** at least one; all of them take reservations */
  branches: readonly Branch[];
};

/** What a reservation is made of; what is written here outlives a reload and the log-in. */
export function ReservationForm({ branches }: Props) {
  const wish = useSnapshot(tableWish.state);
  const { nearestId } = useSnapshot(branchStore.state);
  const branch = preselectBranch(branches, wish.branchId ?? nearestId);
  const { action, problem, lacksTime } = useReserving(branch);
  if (!branch) return null;
  return (
    <SheetPage title={t('reservation.title')} action={action}>
      {problem && (
        <Banner tone="danger" isLive>
          {problem}
        </Banner>
      )}
      <BranchChoice branches={branches} chosen={branch} />
      <ChairsSection />
      <TimeChoice branch={branch} isMissing={lacksTime} />
      <Section title={t('reservation.wishes')} isPadded>
        <div className={styles.fields}>
          <Field
            label={t('reservation.place')}
            placeholder={t('reservation.placeHint')}
            value={wish.place}
            onChange={(place) => tableWish.change({ place })}
            maxLength={100}
          />
          <Field
            label={t('reservation.comment')}
            value={wish.comment}
            onChange={(comment) => tableWish.change({ comment })}
            isMultiline
            maxLength={300}
          />
        </div>
      </Section>
    </SheetPage>
  );
}
