import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import { preselectBranch } from '../../domain/branches/branch';
import { searchBranches } from '../../domain/branches/branchSearch';
import { searchableFrom } from '../../domain/text/nameSearch';
import { chooseBranch } from '../../flows/branches/loadBranches';
import { t } from '../../i18n/t';
import { closeSheets, openSheet, replaceSheet } from '../../navigation/navigate';
import { routes } from '../../navigation/paths';
import * as draft from '../../stores/order/draft';
import { SearchLine } from '../../ui/SearchLine';
import { SheetPage } from '../../ui/SheetPage';
import { BranchChoices } from './BranchChoices';
import { BranchDetail } from './BranchDetail';
import { BranchList } from './BranchList';
import { BranchMap } from './BranchMap';
import { isOpenToday } from './isOpenToday';
import { MissingBranch } from './MissingBranch';
import { useBranchList } from './useBranchList';

type Props = { isForPickup: boolean };

const views = {
  pickup: { map: routes.addressPickup, list: routes.addressPickupList },
  all: { map: routes.branchesMap, list: routes.branches },
} as const;

/** Branches on a map or in a list; the URL holds the view and the selected branch. */
export function BranchBrowser({ isForPickup }: Props) {
  const [path] = useLocation();
  const detailId = new URLSearchParams(useSearch()).get('branch');
  const { branchId, address: from } = useSnapshot(draft.state);
  const { status, list, everywhere, cities, city } = useBranchList(isForPickup);
  const [tappedId, setTapped] = useState<string | null>(null);
  const [hasMapFailed, setMapFailed] = useState(false);
  const [text, setText] = useState('');
  const paths = views[isForPickup ? 'pickup' : 'all'];

  const isOnMap = path === paths.map && !hasMapFailed;
  const query = isOnMap ? '' : text.trim();
  const shown = query === '' ? list : searchBranches(everywhere, cities, query);
  const open = shown.filter(isOpenToday);
  const marked = preselectBranch(isForPickup ? open : shown, tappedId ?? branchId);
  const choose = (id: string) => {
    chooseBranch(id);
    closeSheets([routes.addressPickup, routes.addressPickupList]);
  };
  if (detailId !== null) {
    const branch = everywhere.find(({ id }) => id === detailId);
    if (!branch) return <MissingBranch isLoading={status === 'loading'} all={paths.list} />;
    return <BranchDetail branch={branch} onSelect={isForPickup ? choose : undefined} />;
  }

  const openDetail = (id: string) => openSheet(`${path}?branch=${encodeURIComponent(id)}`);
  const shared = {
    list: shown,
    from,
    isForPickup,
    markedId: marked?.id ?? null,
    onLook: openDetail,
  };
  return (
    <SheetPage
      title={t(isForPickup ? 'branches.pickTitle' : 'branches.title')}
      action={
        isForPickup && shown.length > 0
          ? {
              text: t('branches.select'),
              isDisabled: !marked,
              onPress: () => marked && choose(marked.id),
            }
          : undefined
      }
    >
      <BranchChoices
        isForPickup={isForPickup}
        view={isOnMap ? 'map' : 'list'}
        onView={(view) => {
          setMapFailed(false);
          replaceSheet(paths[view]);
        }}
        cities={cities}
        cityId={query === '' ? (city?.id ?? null) : null}
        onCity={() => setText('')}
      />
      {!isOnMap && everywhere.length >= searchableFrom && (
        <SearchLine
          label={t('search.title')}
          placeholder={t('address.searchPlaceholder')}
          value={text}
          onChange={setText}
        />
      )}
      {isOnMap ? (
        <BranchMap
          {...shared}
          city={city}
          onMark={(id) => {
            if (isForPickup && open.some((branch) => branch.id === id)) setTapped(id);
            else openDetail(id);
          }}
          onFail={() => setMapFailed(true)}
        />
      ) : (
        <BranchList
          {...shared}
          status={status}
          query={query}
          hasMapFailed={hasMapFailed}
          onMark={setTapped}
          onClear={() => setText('')}
        />
      )}
    </SheetPage>
  );
}
