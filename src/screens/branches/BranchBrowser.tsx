import { useCallback, useLayoutEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import { placeOfAddress } from '../../domain/addresses/addressPlace';
import {
  type City,
  canChooseBranch,
  preselectBranch,
  searchBranches,
} from '../../domain/branches/branch';
import { offeredServices } from '../../domain/delivery/serviceType';
import { searchableFrom } from '../../domain/text/nameSearch';
import { deliveryPath } from '../../flows/addresses/addressPaths';
import {
  chooseBranch,
  chooseCity,
  findBranch,
  showChosenCity,
} from '../../flows/branches/loadBranches';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeSheets, openSheet, replaceSheet } from '../../navigation/navigate';
import { routes } from '../../navigation/paths';
import * as branches from '../../stores/branches/branches';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import { Chips } from '../../ui/Chips';
import { EmptyState, ErrorState } from '../../ui/EmptyState';
import { SearchLine } from '../../ui/Field';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/Skeleton';
import { ServiceTabs, Tabs } from '../../ui/Tabs';
import { useLoaded } from '../../ui/useLoaded';
import { useClock } from '../catalog/useClock';
import styles from './BranchBrowser.module.css';
import { BranchDetail } from './BranchDetail';
import { BranchList, useBranchList } from './BranchList';
import { BranchMap } from './BranchMap';

type Props = { isForPickup: boolean };

const views = {
  pickup: { map: routes.addressPickup, list: routes.addressPickupList },
  all: { map: routes.branchesMap, list: routes.branches },
} as const;

/** `choice` is there, maybe empty, once the view was changed: another city may be looked at then. */
const withQuery = (path: string, name: 'branch' | 'choice', id: string): string =>
  `${path}?${name}=${encodeURIComponent(id)}`;

/**
 * Branches on a map or in a list; the URL holds the view, the branch looked at, and on a change of
 * view the choice, because the other view is another route.
 */
export function BranchBrowser({ isForPickup }: Props) {
  const [path] = useLocation();
  const query = new URLSearchParams(useSearch());
  const detailId = query.get('branch');
  const { branchId, address: from } = useSnapshot(draft.state);
  const { status, list, everywhere, cities, city } = useBranchList(isForPickup);
  const choice = query.get('choice');
  const [tappedId, setTapped] = useState(choice || null);
  const [hasMapFailed, setMapFailed] = useState(false);
  const [text, setText] = useState('');
  const paths = views[isForPickup ? 'pickup' : 'all'];
  const clock = useClock();

  const isOpening = isForPickup && choice === null && detailId === null;
  useLayoutEffect(() => (isOpening ? showChosenCity() : undefined), [isOpening]);
  const isOnMap = path === paths.map && !hasMapFailed;
  const searched = isOnMap ? '' : text.trim();
  const shown = searched === '' ? list : searchBranches(everywhere, cities, searched);
  const open = list.filter((branch) => canChooseBranch(branch, clock));
  // Not among the results of a search: the first would look chosen before anybody has chosen it.
  const marked = preselectBranch(isForPickup ? open : list, tappedId ?? branchId);
  const choose = (id: string) => {
    chooseBranch(id);
    closeSheets([routes.addressPickup, routes.addressPickupList]);
  };
  if (detailId !== null) {
    const branch = everywhere.find(({ id }) => id === detailId);
    if (!branch) {
      // The list may have it.
      if (status === 'loading') return <NoBranch found="loading" all={paths.list} />;
      return <LinkedBranch id={detailId} all={paths.list} />;
    }
    return <BranchDetail branch={branch} onSelect={isForPickup ? choose : undefined} />;
  }

  // A branch found by the search may be of another city, which the map then has to show.
  const mark = (id: string) => {
    setTapped(id);
    const cityId = everywhere.find((branch) => branch.id === id)?.cityId;
    if (city && cityId && cityId !== city.id) void chooseCity(cityId);
  };
  const openDetail = (id: string) => openSheet(withQuery(path, 'branch', id));
  const shared = {
    list: shown,
    from: from && placeOfAddress(from),
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
              isDisabled: !marked || !shown.includes(marked),
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
          replaceSheet(withQuery(paths[view], 'choice', tappedId ?? ''));
        }}
        cities={cities}
        cityId={searched === '' ? (city?.id ?? null) : null}
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
          query={searched}
          hasMapFailed={hasMapFailed}
          onMark={mark}
          onPick={choose}
          onClear={() => setText('')}
        />
      )}
    </SheetPage>
  );
}

type LinkedBranchProps = {
  id: string;
  /** path of the list of branches */
  all: string;
};

/** A branch of a link that is not in the list: fetched by itself. It cannot be selected. */
function LinkedBranch({ id, all }: LinkedBranchProps) {
  const { loaded, again } = useLoaded(useCallback(() => findBranch(id), [id]));
  if (loaded && typeof loaded === 'object') return <BranchDetail branch={loaded} />;
  return <NoBranch found={loaded} all={all} onRetry={again} />;
}

type NoBranchProps = {
  /** null: it does not exist (§8) */
  found: null | 'failed' | 'loading';
  /** path of the list of branches */
  all: string;
  onRetry?: () => void;
};

/** In a branch's place while it loads, after a failure, and where there is none. */
function NoBranch({ found, all, onRetry }: NoBranchProps) {
  return (
    <SheetPage title={t('branches.title')} size="content">
      {found === 'loading' && <SkeletonRows />}
      {found === 'failed' && (
        <ErrorState
          title={t('branches.failed')}
          text={t(navigator.onLine ? 'errors.general' : 'errors.network')}
          retryText={t('common.retry')}
          onRetry={onRetry}
        />
      )}
      {found === null && (
        <EmptyState
          icon="store"
          title={t('branches.missing')}
          text={t('branches.missingText')}
          action={{ text: t('branches.title'), onPress: () => replaceSheet(all) }}
        />
      )}
    </SheetPage>
  );
}

type BranchChoicesProps = {
  isForPickup: boolean;
  view: 'map' | 'list';
  onView: (view: 'map' | 'list') => void;
  /** §2: empty if there is only one */
  cities: readonly City[];
  cityId: string | null;
  onCity: () => void;
};

/** Controls above the branches: switch to delivery, map or list, and the city. */
function BranchChoices({ isForPickup, view, onView, cities, cityId, onCity }: BranchChoicesProps) {
  const { settings } = useSnapshot(merchant.state);
  const { branches: all } = useSnapshot(branches.state);
  return (
    <div className={styles.head}>
      {isForPickup && (
        <ServiceTabs
          offered={offeredServices(settings.flags, all)}
          value="PICK_UP"
          onChange={() => replaceSheet(deliveryPath())}
          isActing
        />
      )}
      <Tabs
        label={t('branches.title')}
        options={[
          { value: 'map', label: t('branches.map') },
          { value: 'list', label: t('branches.list') },
        ]}
        value={view}
        onChange={onView}
        isActing
      />
      {cities.length > 0 && (
        <div className={styles.cities}>
          <Chips
            label={t('branches.city')}
            items={cities.map(({ id, name }) => ({
              id,
              label: showText(name),
              lang: langOf(name),
            }))}
            currentId={cityId}
            onChoose={(id) => {
              onCity();
              void chooseCity(id);
            }}
          />
        </div>
      )}
    </div>
  );
}
