import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { LayerContext, useNewLayer } from '../ui/layer';
import { pageRest } from '../ui/pageRest';

/** duration of a sheet's opening animation (`--slow`), ms */
const openMs = 300;

type Props = {
  /** no sheet is open above it; otherwise home is inert */
  hasNoSheets: boolean;
  children: ReactNode;
};

/** The layer beneath all sheets: home. */
export function HomeLayer({ hasNoSheets, children }: Props) {
  const layer = useNewLayer({
    isTop: hasNoSheets,
    titleId: 'home-title',
    close: null,
    closeLabel: '',
  });
  // `inert` restyles all of home, which would delay the opening sheet. The sheet has focus and
  // receives all touches from its first frame, so home can become inert after the animation.
  const [isCovered, setCovered] = useState(false);
  if (hasNoSheets && isCovered) setCovered(false);
  useEffect(() => {
    if (hasNoSheets) return;
    const timer = setTimeout(setCovered, openMs, true);
    return () => clearTimeout(timer);
  }, [hasNoSheets]);
  // Home as it is at the start has been there before.
  useLayoutEffect(() => (hasNoSheets ? undefined : () => pageRest.current?.moved()), [hasNoSheets]);
  return (
    <div inert={isCovered && !hasNoSheets}>
      <LayerContext value={layer}>{children}</LayerContext>
    </div>
  );
}
