import type { SectionGroup } from '../../domain/catalog/catalog';
import { t } from '../../i18n/t';
import { groupAnchor } from './anchors';
import { GroupTile } from './GroupTile';
import styles from './GroupTiles.module.css';

type Props = { groups: readonly SectionGroup[]; onChoose: (group: SectionGroup) => void };

/** The groups as picture tiles that scroll to them (§9, group kinds). */
export function GroupTiles({ groups, onChoose }: Props) {
  return (
    <nav aria-label={t('home.groups')}>
      <ul className={styles.row} tabIndex={-1}>
        {groups.map(
          (each) =>
            each.group && (
              <li key={each.group.id} className={styles.item}>
                <GroupTile
                  group={each.group}
                  anchor={groupAnchor(each.group)}
                  onChoose={() => onChoose(each)}
                />
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
