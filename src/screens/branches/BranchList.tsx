import type { ReactElement } from 'react';
import type { Branch } from '../../domain/branches/branch';
import type { LatLng } from '../../domain/geo/geo';
import { loadBranches } from '../../flows/branches/loadBranches';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { Banner } from '../../ui/Banner';
import { Choices } from '../../ui/Choices';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LongList } from '../../ui/LongList';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { distanceTo } from './distanceTo';
import { hoursToday } from './hoursToday';
import { isOpenToday } from './isOpenToday';
import { PickupLine } from './PickupLine';

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
  onLook: (id: string) => void;
  /** clears the search */
  onClear: () => void;
};

/** Each branch with its name, today's hours and address (§2); closed ones are greyed out. */
export function BranchList({ list, status, from, isForPickup, query, ...rest }: Props) {
  const wrap = (rows: ReactElement) =>
    isForPickup ? <Choices label={t('branches.title')}>{rows}</Choices> : rows;
  const { hasMapFailed, onMark, onLook, onClear } = rest;
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
      {isForPickup && !list.some(isOpenToday) && (
        <Banner tone="warning">{t('branches.allClosed')}</Banner>
      )}
      <Section>
        {wrap(
          <LongList items={list}>
            {(branch) => {
              const line = {
                label: showText(branch.name),
                lang: langOf(branch.name),
                detail: [hoursToday(branch), branch.address].filter(Boolean).join('\n'),
                value: distanceTo(branch.place, from),
              };
              if (!isForPickup) {
                const look = () => onLook(branch.id);
                return <Row key={branch.id} {...line} icon="store" hasChevron onPress={look} />;
              }
              return (
                <PickupLine
                  key={branch.id}
                  branch={branch}
                  {...line}
                  markedId={rest.markedId}
                  onMark={onMark}
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
