import { groupOf, groups } from '../groups';
import styles from './Contents.module.css';
import { findGroups } from './findGroups';

type Props = { find: string; currentId: string };

/** The index of all specimens by group; the current group is expanded. */
export function Contents({ find, currentId }: Props) {
  const currentGroup = groupOf(currentId) ?? groups[0];
  const isSearch = find.trim() !== '';
  return (
    <nav className={styles.contents} lang="en" aria-label="Contents">
      {findGroups(find).map(({ id, title, specimens }) => (
        <details key={id} open={isSearch || id === currentGroup?.id} className={styles.group}>
          <summary className={styles.title}>
            <a href={`#${id}`}>{title}</a>
          </summary>
          <ul>
            {specimens.map((specimen) => (
              <li key={specimen.id}>
                <a
                  className={styles.link}
                  href={`#${specimen.id}`}
                  data-acts={specimen.kind === 'situation' && specimen.act ? '' : undefined}
                  aria-current={specimen.id === currentId ? 'true' : undefined}
                >
                  {specimen.title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
