import type { Specimen } from '../specimen';
import styles from './Plate.module.css';

/** A phone's height, px */
const phone = 780;

type Props = { specimen: Specimen; address: string };

/** A page of its own for what is fixed to the window, and for the app, whose stores are one to a page. */
export function Frame({ specimen, address }: Props) {
  const height = specimen.kind === 'piece' ? (specimen.frameHeight ?? phone) : phone;
  return (
    <iframe
      // other switches are another page, not one more step of the history
      key={address}
      className={styles.frame}
      title={specimen.title}
      src={address}
      loading="lazy"
      style={{ blockSize: height }}
    />
  );
}
