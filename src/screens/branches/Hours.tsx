import { Fragment } from 'react';
import { keysOf } from '../../ui/keysOf';
import styles from './BranchBrowser.module.css';

/** A day's hours as formatted by the domain (§5); wraps between intervals, never within one. */
export function Hours({ text }: { text: string }) {
  const intervals = text.split(' - (');
  const keys = keysOf(intervals, (interval) => interval);
  return intervals.map((interval, index) => {
    const end = index < intervals.length - 1 ? ' -' : '';
    return (
      <Fragment key={keys[index]}>
        {index > 0 && <span> </span>}
        <span className={styles.whole}>{`${index > 0 ? '(' : ''}${interval}${end}`}</span>
      </Fragment>
    );
  });
}
