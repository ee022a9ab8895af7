import type { ReactElement } from 'react';
import type { Branch } from '../../domain/branches/branch';
import { branchState, canChooseBranch } from '../../domain/branches/branchHours';
import type { LatLng } from '../../domain/geo/geo';
import { openFirst } from '../../domain/time/openingNotice';
import { loadBranches } from '../../flows/branches/loadBranches';
import { labelled } from '../../i18n/phrases';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { paths } from '../../navigation/paths';
import type { Clock } from '../../stores/order/schedule';
import { Banner } from '../../ui/Banner';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { IconButton } from '../../ui/IconButton';
import { LongList } from '../../ui/LongList';
import { Choices, RadioRow } from '../../ui/RadioRow';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SkeletonRows } from '../../ui/Skeleton';
import { openingLine } from '../catalog/openingLine';
import { useClock } from '../catalog/useClock';
import styles from './BranchBrowser.module.css';
import { distanceTo } from './distanceTo';

type Props = {
  list: readonly Branch[];
  status: 'loading' | 'ready' | 'failed';
  /** origin of the distances */
  from: LatLng | null;
  markedId: string | null;
  isForPickup: boolean;
  /** what the list was searched for; '' for the whole list */
  query: string;
  hasMapFailed: boolean;
  onMark: (id: string) => void;
  /** chooses a branch for pickup */
  onPick: (id: string) => void;
  onLook: (id: string) => void;
  /** clears the search */
  onClear: () => void;
};

/**
 * Each branch with its name, whether it is open, today's hours and address (§2); what is closed now
 * comes last, and what is closed today is greyed out.
 */
export function BranchList({ list, status, from, isForPickup, query, ...rest }: Props) {
  const wrap = (rows: ReactElement) =>
    isForPickup ? <Choices label={t('branches.title')}>{rows}</Choices> : rows;
  const { hasMapFailed, onMark, onPick, onLook, onClear } = rest;
  const clock = useClock();
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
  if (list.length === 0 && query !== '') {
    return (
      <EmptyState
        icon="search"
        title={t('search.nothing', { query })}
        action={{ text: t('search.clear'), onPress: onClear }}
      />
    );
  }
  if (list.length === 0) {
    const text = t(isForPickup ? 'branches.noneText' : 'branches.noneAll');
    return <EmptyState icon="store" title={t('branches.none')} text={text} />;
  }
  return (
    <>
      {hasMapFailed && <Banner tone="warning">{t('branches.mapFailed')}</Banner>}
      {isForPickup && !list.some((branch) => canChooseBranch(branch, clock)) && (
        <Banner tone="warning">{t('branches.allClosed')}</Banner>
      )}
      <Section>
        {wrap(
          <LongList items={openFirst(list, (branch) => branchState(branch, clock))}>
            {(branch) => {
              const line = {
                label: showText(branch.name),
                lang: langOf(branch.name),
                detail: [openingLine(branch, clock), branch.address].filter(Boolean).join('\n'),
                value: distanceTo(branch.place, from),
              };
              if (!isForPickup) {
                return (
                  <Row key={branch.id} {...line} icon="store" href={paths.branch(branch.id)} />
                );
              }
              return (
                <PickupLine
                  key={branch.id}
                  branch={branch}
                  clock={clock}
                  {...line}
                  markedId={rest.markedId}
                  onMark={onMark}
                  onPick={onPick}
                  onLook={onLook}
                />
              );
            }}
          </LongList>,
        )}
      </Section>
    </>
  );
}

type PickupLineProps = {
  branch: Branch;
  clock: Clock;
  /** the branch's name */
  label: string;
  /** the name's language, if not the page's */
  lang: string | undefined;
  detail: string;
  /** the distance */
  value: string | undefined;
  markedId: string | null;
  onMark: (id: string) => void;
  onPick: (id: string) => void;
  onLook: (id: string) => void;
};

/** A pickup branch; §4: only an open one can be chosen, any can be viewed. */
function PickupLine({
  branch,
  clock,
  label,
  lang,
  detail,
  value,
  markedId,
  onMark,
  onPick,
  onLook,
}: PickupLineProps) {
  return (
    <div className={styles.line}>
      <RadioRow
        name="branch"
        label={label}
        lang={lang}
        detail={detail}
        value={value}
        isChosen={branch.id === markedId}
        isDisabled={!canChooseBranch(branch, clock)}
        onChoose={() => onMark(branch.id)}
        onPick={() => onPick(branch.id)}
      />
      <IconButton
        icon="info"
        label={labelled(t('branches.schedule'), label)}
        onPress={() => onLook(branch.id)}
      />
    </div>
  );
}
