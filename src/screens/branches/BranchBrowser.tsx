import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import { preselectBranch } from '../../domain/branch';
import { chooseBranch } from '../../flows/loadBranches';
import { t } from '../../i18n/t';
import { closeSheets, openSheet, replaceSheet } from '../../navigation/navigate';
import { routes } from '../../navigation/paths';
import * as draft from '../../stores/draft';
import { SheetPage } from '../../ui/SheetPage';
import { Tabs } from '../../ui/Tabs';
import styles from './BranchBrowser.module.css';
import { BranchDetail } from './BranchDetail';
import { BranchList } from './BranchList';
import { BranchMap } from './BranchMap';
import { CityTabs } from './CityTabs';
import { isOpenToday } from './isOpenToday';
import { useBranchList } from './useBranchList';

type Props = { isForPickup: boolean };

const tabs = {
  pickup: { map: routes.addressPickup, list: routes.addressPickupList },
  all: { map: routes.branchesMap, list: routes.branches },
} as const;

/** The branches on a map or in a list; the address says which, and which one is looked at closely. */
export function BranchBrowser({ isForPickup }: Props) {
  const [path] = useLocation();
  const detailId = new URLSearchParams(useSearch()).get('branch');
  const { branchId } = useSnapshot(draft.state);
  const { status, list, cities, cityId, chooseCity } = useBranchList(isForPickup);
  const [tappedId, setTapped] = useState<string | null>(null);
  const [hasMapFailed, setMapFailed] = useState(false);
  const { map, list: listPath } = tabs[isForPickup ? 'pickup' : 'all'];

  const open = list.filter(isOpenToday);
  const marked = preselectBranch(isForPickup ? open : list, tappedId ?? branchId);
  const choose = (id: string) => {
    chooseBranch(id);
    closeSheets([routes.addressPickup, routes.addressPickupList]);
  };
  const detail = detailId === null ? undefined : list.find((branch) => branch.id === detailId);
  if (detail) {
    return <BranchDetail branch={detail} onSelect={isForPickup ? choose : undefined} />;
  }

  const look = (id: string) => openSheet(`${path}?branch=${encodeURIComponent(id)}`);
  const isOnMap = path === map && !hasMapFailed;
  const shared = { list, markedId: marked?.id ?? null, isForPickup, onLook: look };
  return (
    <SheetPage
      title={t(isForPickup ? 'branches.pickTitle' : 'branches.title')}
      action={
        isForPickup && list.length > 0
          ? {
              text: t('branches.select'),
              isDisabled: !marked,
              onPress: () => marked && choose(marked.id),
            }
          : undefined
      }
    >
      <div className={styles.head}>
        <Tabs
          label={t('branches.title')}
          options={[
            { value: 'map', label: t('branches.map') },
            { value: 'list', label: t('branches.list') },
          ]}
          value={isOnMap ? 'map' : 'list'}
          onChange={(view) => {
            setMapFailed(false);
            replaceSheet(view === 'map' ? map : listPath);
          }}
        />
        {cities.length > 0 && (
          <div className={styles.cities}>
            <CityTabs cities={cities} cityId={cityId} onChoose={chooseCity} />
          </div>
        )}
      </div>
      {isOnMap ? (
        <BranchMap
          {...shared}
          onMark={(id) => {
            if (!isForPickup) look(id);
            else if (open.some((branch) => branch.id === id)) setTapped(id);
            else look(id);
          }}
          onFail={() => setMapFailed(true)}
        />
      ) : (
        <BranchList {...shared} status={status} hasMapFailed={hasMapFailed} onMark={setTapped} />
      )}
    </SheetPage>
  );
}
