import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Branch } from '../../domain/branches/branch';
import { loadBranches } from '../../flows/branches/loadBranches';
import { shopPhone } from '../../flows/branches/shopPhone';
import { branchText } from '../../i18n/branchText';
import { labelled } from '../../i18n/labelled';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as branches from '../../stores/branches/branches';
import { Anchor } from '../../ui/Anchor';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Icon } from '../../ui/Icon';
import { LongList } from '../../ui/LongList';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SkeletonRows } from '../../ui/Skeleton';
import { openingLine } from '../catalog/openingLine';
import { useClock } from '../catalog/useClock';
import styles from './BranchSummary.module.css';

/** One row per branch: name, whether it is open, today's hours, address, and phone to call. */
export function BranchSummary() {
  const { status, branches: all } = useSnapshot(branches.state);
  const clock = useClock();
  useEffect(() => {
    if (branches.state.status !== 'ready') void loadBranches();
  }, []);
  const list = all.filter(({ isActive }) => isActive);
  if (status === 'loading') return <SkeletonRows count={3} />;
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
    return <EmptyState icon="store" title={t('branches.none')} text={t('branches.noneAll')} />;
  }
  return (
    <Section title={t('profile.branches')}>
      <LongList items={list}>
        {(branch) => (
          <Row
            key={branch.id}
            icon="store"
            label={showText(branch.name)}
            lang={langOf(branch.name)}
            detail={[openingLine(branch, clock), branch.address].filter(Boolean).join('\n')}
            onPress={() => openSheet(paths.branches)}
            aside={callBranch(branch)}
          />
        )}
      </LongList>
    </Section>
  );
}

/** A link, so that a row without a phone has nothing beside it. */
function callBranch(branch: Branch) {
  const phone = shopPhone(branch.phone, [branch.bookingPhone]);
  if (!phone) return null;
  return (
    <Anchor
      className={styles.call}
      href={phone.href}
      label={labelled(t('extra.call'), branchText(branch))}
    >
      <Icon name="phone" size={20} />
    </Anchor>
  );
}
