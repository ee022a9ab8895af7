import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { LayerContext } from '../ui/layer';
import styles from './Ground.module.css';

type Props = {
  /** no sheet lies above it; else nobody can reach it */
  isBare: boolean;
  children: ReactNode;
};

/** What lies beneath all sheets: home. */
export function Ground({ isBare, children }: Props) {
  const layer = useMemo(
    () => ({ isTop: isBare, titleId: 'home-title', close: null, closeLabel: '' }),
    [isBare],
  );
  // To make home inert restyles all of it. The sheet that covers it is drawn before that.
  const isCovered = useDeferredValue(!isBare);
  return (
    <div className={styles.home} inert={isCovered && !isBare}>
      <LayerContext value={layer}>{children}</LayerContext>
    </div>
  );
}
