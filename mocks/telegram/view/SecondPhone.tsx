import type { Situation } from '../situation/situation';
import type { AccountName } from '../situation/users';
import { caseOf } from './PhoneFrame';
import styles from './SecondPhone.module.css';

type Props = {
  situation: Situation;
  user: AccountName;
  /** the page's query with these settings */
  queryOf: (situation: Situation) => string;
};

/** With it, the frame and the app inside share no storage with the page (Chromium only). */
const ownStorage = { credentialless: '' };

/** A whole simulator of its own in a frame: another person with the same shop. */
export function SecondPhone({ situation, user, queryOf }: Props) {
  const { width, height } = situation;
  const theirs: Situation = {
    ...situation,
    user,
    id: 0,
    name: '',
    language: '',
    phone: '',
    second: '',
    panel: false,
    fit: true,
  };
  return (
    <section {...caseOf(situation)} aria-label="Second phone">
      <iframe
        {...ownStorage}
        className={styles.screen}
        title="Second phone"
        src={location.pathname + queryOf(theirs)}
        style={{ inlineSize: width, blockSize: height }}
      />
      {!('credentialless' in HTMLIFrameElement.prototype) && (
        <p className={styles.hint}>
          In this browser both phones share one storage; Chrome keeps two.
        </p>
      )}
    </section>
  );
}
