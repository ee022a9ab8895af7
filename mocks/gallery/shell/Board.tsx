import { useEffect } from 'react';
import { groupOf, groups } from '../groups';
import type { Switches } from '../look/switches';
import { findGroups } from './findGroups';
import { Plate } from './Plate';
import styles from './Shell.module.css';

type Props = { switches: Switches; anchor: string };

/** The group of the anchor, by default the first one; during a search, all matches. */
export function Board({ switches, anchor }: Props) {
  const group = groupOf(anchor) ?? groups[0];
  const isSearch = switches.find.trim() !== '';
  const shown = isSearch ? findGroups(switches.find) : [group].filter((each) => each !== undefined);
  const groupId = group?.id;
  useEffect(() => {
    // the browser looked for the anchor before it was rendered
    if (groupId) document.getElementById(anchor)?.scrollIntoView();
  }, [anchor, groupId]);
  return (
    <main className={styles.board}>
      {shown.length === 0 && <p>Nothing has “{switches.find}” in its name.</p>}
      {shown.map(({ id, title, specimens }) => (
        <section key={id} id={id} className={styles.group} aria-labelledby={`title-${id}`}>
          <h1 id={`title-${id}`} className={styles.groupTitle}>
            {title}
          </h1>
          <div className={styles.plates}>
            {specimens.map((specimen) => (
              <Plate key={specimen.id} specimen={specimen} switches={switches} />
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}
