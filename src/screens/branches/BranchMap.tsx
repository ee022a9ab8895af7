import { useEffect, useRef, useState } from 'react';
import { type Branch, branchState, type City, centreOf } from '../../domain/branches/branch';
import { isPlaced, type LatLng } from '../../domain/geo/geo';
import * as limits from '../../domain/limits';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import type { LngLat, MoveCause, View } from '../../map/contract';
import { ShopMap } from '../../map/ShopMap';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { openingLine } from '../catalog/timeText';
import { useClock } from '../catalog/useClock';
import styles from './BranchBrowser.module.css';
import { distanceTo } from './BranchList';

type Props = {
  list: readonly Branch[];
  city: City | null;
  /** origin of the distances */
  from: LatLng | null;
  markedId: string | null;
  /** the service tabs above and the bar below leave less room */
  isForPickup: boolean;
  onMark: (id: string) => void;
  onLook: (id: string) => void;
  onFail: () => void;
};

/** All branches as pins, with the marked one described below the map. */
export function BranchMap(props: Props) {
  const { list, city, from, markedId, isForPickup, onMark, onLook, onFail } = props;
  const clock = useClock();
  const { view, onMove } = useBranchView(list, city);
  const pins = list.flatMap((branch) =>
    branch.place
      ? [
          {
            id: branch.id,
            at: lngLatOf(branch.place),
            label: showText(branch.name),
            lang: langOf(branch.name),
            isSelected: branch.id === markedId,
            isMuted: !branchState(branch, clock).isOpen,
          },
        ]
      : [],
  );
  const marked = list.find((branch) => branch.id === markedId);
  return (
    <>
      <div className={styles.map} data-narrow={isForPickup || undefined}>
        <ShopMap
          view={view}
          label={t('branches.map')}
          pins={pins}
          onPin={onMark}
          onMove={onMove}
          onFail={onFail}
        />
      </div>
      {marked && (
        <Section>
          <Row
            icon="store"
            label={showText(marked.name)}
            lang={langOf(marked.name)}
            detail={[openingLine(marked, clock), marked.address].filter(Boolean).join('\n')}
            value={distanceTo(marked.place, from)}
            hasChevron
            onPress={() => onLook(marked.id)}
          />
        </Section>
      )}
    </>
  );
}

/** The view to move to, and when. */
type Aim = { key: string; later: View | null; delayMs: number };

/**
 * The view of the branches map (§4, §9): centred on the branches at zoom 10, then after 500 ms
 * fitted to all of them. A chosen city without located branches is shown itself after 1234 ms, as
 * its branches may still be loading. Once the user moves the map (`onMove`), it stays where they
 * put it.
 */
export function useBranchView(
  list: readonly Branch[],
  city: City | null,
): { view: View; onMove: (cause: MoveCause) => void } {
  const centre = centreOf(list);
  const [view, setView] = useState<View>(() =>
    lookAt(centre ?? placeOf(city) ?? limits.defaultCentre),
  );
  const [aim, setAim] = useState<Aim>(() => aimAt(list, city));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A refetched list with the same locations must not move the map.
  const next = aimAt(list, city);
  if (next.key !== aim.key) {
    setAim(next);
    if (centre) setView(lookAt(centre));
  }

  useEffect(() => {
    const { later, delayMs } = aim;
    if (later) timer.current = setTimeout(() => setView(later), delayMs);
    return () => clearTimeout(timer.current);
  }, [aim]);

  return { view, onMove: (cause) => cause === 'person' && clearTimeout(timer.current) };
}

const placeOf = (city: City | null): LatLng | null => (city && isPlaced(city) ? city : null);

function aimAt(list: readonly Branch[], city: City | null): Aim {
  const fit = list.flatMap(({ place }) => (place ? [lngLatOf(place)] : []));
  const key = [city?.id, ...fit].join(' ');
  if (fit.length > 0) return { key, later: { fit }, delayMs: limits.fitBoundsDelayMs };
  const place = placeOf(city);
  return { key, later: place && lookAt(place), delayMs: limits.cityRecentreDelayMs };
}

const lngLatOf = ({ latitude, longitude }: LatLng): LngLat => [longitude, latitude];

const lookAt = (place: LatLng): View => ({ centre: lngLatOf(place), zoom: limits.branchZoom });
