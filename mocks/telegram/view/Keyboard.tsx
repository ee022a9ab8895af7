import styles from './Keyboard.module.css';

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

type Props = {
  /** pixels */
  height: number;
};

/** A placeholder that takes the space of a phone's keyboard. It does not type. */
export function Keyboard({ height }: Props) {
  return (
    <div className={styles.keyboard} style={{ blockSize: height }} aria-hidden="true">
      {rows.map((row) => (
        <div key={row}>
          {[...row].map((letter) => (
            <span key={letter}>{letter}</span>
          ))}
        </div>
      ))}
      <div>
        <span className={styles.space}>space</span>
      </div>
    </div>
  );
}
