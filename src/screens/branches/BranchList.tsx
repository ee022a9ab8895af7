import type { Branch } from '../../domain/branch';
import { loadBranches } from '../../flows/loadBranches';
import { showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { Banner } from '../../ui/Banner';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { IconButton } from '../../ui/IconButton';
import { RadioRow } from '../../ui/RadioRow';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SkeletonRows } from '../../ui/SkeletonRows';
import styles from './BranchBrowser.module.css';
import { hoursToday } from './hoursToday';
import { isOpenToday } from './isOpenToday';

type Props = {
  list: readonly Branch[];
  status: 'loading' | 'ready' | 'failed';
  markedId: string | null;
  isForPickup: boolean;
  hasMapFailed: boolean;
  onMark: (id: string) => void;
  onLook: (id: string) => void;
};

/** Each branch with its name, today's hours and its address (§2); one closed today is greyed. */
export function BranchList({ list, status, isForPickup, hasMapFailed, ...rest }: Props) {
  if (status === 'loading') return <SkeletonRows />;
  if (status === 'failed') {
    return (
      <ErrorState
        title={t('branches.failed')}
        retryText={t('common.retry')}
        onRetry={() => void loadBranches()}
      />
    );
  }
  if (list.length === 0) {
    return <EmptyState icon="store" title={t('branches.none')} text={t('branches.noneText')} />;
  }
  return (
    <>
      {hasMapFailed && <Banner tone="warning">{t('branches.mapFailed')}</Banner>}
      <Section>
        {list.map((branch) =>
          isForPickup ? (
            <PickupLine key={branch.id} branch={branch} {...rest} />
          ) : (
            <Row
              key={branch.id}
              icon="store"
              label={showText(branch.name)}
              detail={detailOf(branch)}
              leadsOn
              onPress={() => rest.onLook(branch.id)}
            />
          ),
        )}
      </Section>
    </>
  );
}

type LineProps = Pick<Props, 'markedId' | 'onMark' | 'onLook'> & { branch: Branch };

function PickupLine({ branch, markedId, onMark, onLook }: LineProps) {
  const name = showText(branch.name);
  return (
    <div className={styles.line}>
      <RadioRow
        name="branch"
        label={name}
        detail={detailOf(branch)}
        isChosen={branch.id === markedId}
        isDisabled={!isOpenToday(branch)}
        onChoose={() => onMark(branch.id)}
      />
      <IconButton
        icon="info"
        label={`${t('branches.schedule')}: ${name}`}
        onPress={() => onLook(branch.id)}
      />
    </div>
  );
}

const detailOf = (branch: Branch): string =>
  [hoursToday(branch.workHours), branch.address].filter(Boolean).join('\n');
