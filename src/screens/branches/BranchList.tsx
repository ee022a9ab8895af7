import { type ReactElement, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import {
  type Branch,
  branchesOfCity,
  branchState,
  type City,
  canChooseBranch,
  pickupBranches,
} from '../../domain/branches/branch';
import { distanceMetres, type LatLng } from '../../domain/geo/geo';
import { openFirst } from '../../domain/time/openingNotice';
import { loadBranches } from '../../flows/branches/loadBranches';
import { distanceText } from '../../i18n/amountText';
import { labelled } from '../../i18n/phrases';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { paths } from '../../navigation/paths';
import * as branches from '../../stores/branches/branches';
import type { Clock } from '../../stores/order/schedule';
import { Banner } from '../../ui/Banner';
import { IconButton } from '../../ui/Button';
import { Choices, RadioRow } from '../../ui/ChoiceRow';
import { EmptyState, ErrorState } from '../../ui/EmptyState';
import { LongList } from '../../ui/LongList';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SkeletonRows } from '../../ui/Skeleton';
import { openingLine } from '../catalog/timeText';
import { useClock } from '../catalog/useClock';
import styles from './BranchBrowser.module.css';

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

/** Distance to a branch as the crow flies; undefined while either location is unknown. */
export const distanceTo = (branch: LatLng | null, from: LatLng | null): string | undefined =>
  branch && from ? distanceText(distanceMetres(branch, from)) : undefined;

type ListedBranches = {
  status: 'loading' | 'ready' | 'failed';
  list: readonly Branch[];
  /** the same for all cities */
  everywhere: readonly Branch[];
  /** more than one, or none: a single city needs no choice (§4, cities) */
  cities: readonly City[];
  /** the selected one */
  city: City | null;
};

/** The branches of the selected city; for a pickup only those that offer it (§4). */
export function useBranchList(isForPickup: boolean): ListedBranches {
  const { status, branches: all, cities, cityId } = useSnapshot(branches.state);
  const everywhere = useMemo(
    () => (isForPickup ? pickupBranches(all) : all.filter((branch) => branch.isActive)),
    [all, isForPickup],
  );
  const list = useMemo(() => branchesOfCity(everywhere, cityId), [everywhere, cityId]);
  const city = cities.find(({ id }) => id === cityId) ?? null;
  return { status, list, everywhere, cities: cities.length > 1 ? cities : [], city };
}
