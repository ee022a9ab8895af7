import type { Branch, City } from '../../domain/branches/branch';
import { branchState } from '../../domain/branches/branchHours';
import type { LatLng } from '../../domain/geo/geo';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { ShopMap } from '../../map/ShopMap';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { openingLine } from '../catalog/timeText';
import { useClock } from '../catalog/useClock';
import styles from './BranchBrowser.module.css';
import { distanceTo } from './BranchList';
import { lngLatOf, useBranchView } from './useBranchView';

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
