import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './CheckoutScreen.module.css';

type Props = {
  /** still attached in the first render */
  of: RefObject<HTMLElement | null>;
  onEnd: () => void;
};

/** Longer than going back in the history and closing a sheet take together, ms. */
const limitMs = 1500;

/** A lifeless copy of what was on screen, with the typed texts; it ends if nothing replaces it. */
export function LastPicture({ of, onEnd }: Props) {
  const [copy] = useState(() => of.current?.cloneNode(true));
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (copy) place.current?.replaceChildren(copy);
  }, [copy]);
  const latest = useRef(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), limitMs);
    return () => clearTimeout(timer);
  }, []);
  return <div ref={place} className={styles.content} inert />;
}
