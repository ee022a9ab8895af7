import { type ReactNode, useEffect, useState } from 'react';
import { LayerContext, useNewLayer } from '../ui/layer';
import styles from './HomeLayer.module.css';

/** ms: a sheet has risen by then (`--slow`) */
const risenMs = 300;

type Props = {
  /** no sheet lies above it; else nobody can reach it */
  isBare: boolean;
  children: ReactNode;
};

/** What lies beneath all sheets: home. */
export function HomeLayer({ isBare, children }: Props) {
  const layer = useNewLayer({ isTop: isBare, titleId: 'home-title', close: null, closeLabel: '' });
  // To make home inert restyles all of it, which would hold up what the rising sheet is to show. The
  // sheet takes the focus, and whatever touches the page, from its first frame on.
  const [isCovered, setCovered] = useState(false);
  if (isBare && isCovered) setCovered(false);
  useEffect(() => {
    if (isBare) return;
    const timer = setTimeout(setCovered, risenMs, true);
    return () => clearTimeout(timer);
  }, [isBare]);
  return (
    <div className={styles.home} inert={isCovered && !isBare}>
      <LayerContext value={layer}>{children}</LayerContext>
    </div>
  );
}
