import { type Switches, writeSwitches } from '../look/switches';
import type { Specimen } from '../specimen';
import { Frame } from './Frame';
import styles from './Plate.module.css';

type Props = { specimen: Specimen; switches: Switches };

/** A named specimen in the chosen width, with a link to open it as a page. */
export function Plate({ specimen, switches }: Props) {
  const { id, title } = specimen;
  const { width } = switches;
  const query = writeSwitches({ ...switches, find: '' });
  query.set('specimen', id);
  const address = `?${query}`;
  const isFramed = specimen.kind === 'situation' || specimen.frameHeight !== undefined;
  const fixed = specimen.kind === 'situation' ? specimen.frameWidth : undefined;
  const isHere = specimen.kind === 'piece' && !isFramed;
  return (
    <article
      id={id}
      className={styles.plate}
      style={
        fixed
          ? { inlineSize: fixed, maxInlineSize: 'none' }
          : { inlineSize: width === 'full' ? '100%' : width }
      }
    >
      <header className={styles.head} lang="en">
        <h2>
          <a className={styles.title} href={`#${id}`}>
            {title}
          </a>
        </h2>
        <a className={styles.alone} href={address}>
          alone
        </a>
      </header>
      {isHere && <div className={styles.ground}>{specimen.render()}</div>}
      {isFramed && <Frame specimen={specimen} address={address} />}
    </article>
  );
}
