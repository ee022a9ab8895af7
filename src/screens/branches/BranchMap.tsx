import { useMemo } from 'react';
import type { Branch } from '../../domain/branch';
import { limits } from '../../domain/limits';
import { showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import type { LngLat } from '../../map/contract';
import { ShopMap } from '../../map/ShopMap';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import styles from './BranchBrowser.module.css';
import { hoursToday } from './hoursToday';
import { isOpenToday } from './isOpenToday';

type Props = {
  list: readonly Branch[];
  markedId: string | null;
  isForPickup: boolean;
  onMark: (id: string) => void;
  onLook: (id: string) => void;
  onFail: () => void;
};

/** The branches as pins, all in sight, and the marked one in words beneath. */
export function BranchMap({ list, markedId, onMark, onLook, onFail }: Props) {
  const view = useMemo(
    () => ({ fit: list.flatMap(({ place }) => (place ? [at(place)] : [])) }),
    [list],
  );
  const pins = list.flatMap((branch) =>
    branch.place
      ? [
          {
            id: branch.id,
            at: at(branch.place),
            label: showText(branch.name),
            isSelected: branch.id === markedId,
            isMuted: !isOpenToday(branch),
          },
        ]
      : [],
  );
  const marked = list.find((branch) => branch.id === markedId);
  const start = view.fit.length > 0 ? view : nowhere;
  return (
    <>
      <div className={styles.map}>
        <ShopMap
          view={start}
          label={t('branches.map')}
          pins={pins}
          onPin={onMark}
          onFail={onFail}
        />
      </div>
      {marked && (
        <Section>
          <Row
            icon="store"
            label={showText(marked.name)}
            detail={[hoursToday(marked.workHours), marked.address].filter(Boolean).join('\n')}
            leadsOn
            onPress={() => onLook(marked.id)}
          />
        </Section>
      )}
    </>
  );
}

const at = ({ latitude, longitude }: NonNullable<Branch['place']>): LngLat => [longitude, latitude];

const nowhere = {
  centre: [limits.defaultCentre.longitude, limits.defaultCentre.latitude] as LngLat,
  zoom: limits.branchZoom,
};
