import { useEffect, useRef, useState } from 'react';
import { changesOf } from '../situation/query';
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

/**
 * A whole simulator of its own in a frame: another person with the same shop. Its address is of the moment
 * it is put there, and what changes later it is told: another address would end what the person is doing.
 */
export function SecondPhone({ situation, user, queryOf }: Props) {
  const { width, height } = situation;
  const theirs: Situation = {
    ...situation,
    user,
    id: 0,
    name: '',
    person: {},
    language: '',
    phone: '',
    photo: '',
    second: '',
    panel: false,
    fit: true,
  };
  const frame = useRef<HTMLIFrameElement>(null);
  const [src] = useState(() => location.pathname + queryOf(theirs));
  const [, setLoads] = useState(0);
  const told = useRef(theirs);
  useEffect(() => {
    // absent until its page has loaded
    const simulator = frame.current?.contentWindow?.window.simulator;
    const changes = changesOf(told.current, theirs);
    if (!simulator || Object.keys(changes).length === 0) return;
    told.current = theirs;
    simulator.change(changes);
  });
  return (
    <section {...caseOf(situation)} aria-label="Second phone">
      <iframe
        {...ownStorage}
        ref={frame}
        className={styles.screen}
        title="Second phone"
        src={src}
        onLoad={() => setLoads((loads) => loads + 1)}
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
