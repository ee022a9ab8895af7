import type { Specimen } from '../specimen';
import styles from './Plate.module.css';

/** A phone's height, px. */
const phone = 780;

type Props = { specimen: Specimen; address: string };

/**
 * An iframe for specimens that are fixed to the window, and for the app, whose stores are global.
 */
export function Frame({ specimen, address }: Props) {
  const height = specimen.kind === 'piece' ? (specimen.frameHeight ?? phone) : phone;
  return (
    <iframe
      // changed switches replace the frame's address instead of adding a history entry
      key={address}
      className={styles.frame}
      title={specimen.title}
      src={address}
      loading="lazy"
      style={{ blockSize: height }}
    />
  );
}
