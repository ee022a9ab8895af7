import type { Log } from '../client/log';
import { useStoreByFrame } from '../store';
import styles from './Complaints.module.css';

type Props = {
  log: Log;
  /** over the phone, where there is no panel */
  isFloating?: boolean;
};

/** The most recent ones that are listed. */
const listed = 3;

/** What strict mode complains of; stays until it is dismissed. */
export function Complaints({ log, isFloating }: Props) {
  const complaints = useStoreByFrame(log.complaints);
  if (complaints.length === 0) return null;
  return (
    <section className={styles.box} data-floating={isFloating} role="alert" aria-label="Complaints">
      <strong>
        {complaints.length === 1
          ? '1 message that this client does not know or take'
          : `${complaints.length} messages that this client does not know or take`}
      </strong>
      <ul>
        {complaints.slice(-listed).map(({ key, name, complaint, detail }) => (
          <li key={key}>
            <code>{name}</code>: {complaint}
            {detail && detail !== complaint && `: ${detail}`}
          </li>
        ))}
      </ul>
      <button type="button" onClick={log.dismissComplaints}>
        Dismiss
      </button>
    </section>
  );
}
