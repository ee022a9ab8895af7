import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Router } from 'wouter';
import { layerLocation } from '../navigation/layerLocation';
import { closeSheet } from '../navigation/navigate';
import type { Pile, PiledSheet } from '../navigation/pile';
import { watchKeyboard } from '../ui/keyboard';
import { LayerContext } from '../ui/layer';
import { Sheet } from '../ui/Sheet';
import { SheetSkeleton } from '../ui/SheetSkeleton';
import styles from './SheetStack.module.css';

type Props = {
  pile: Pile;
  /** what lies beneath all sheets */
  home: ReactNode;
  /** the screen of a sheet; it is rendered inside a router that stands at the sheet's address */
  render: (url: string) => ReactNode;
  labels: { close: string; loading: string };
};

/** Home, and above it the open sheets and the one that is just falling out of sight. */
export function SheetStack({ pile, home, render, labels }: Props) {
  const [first] = useState(pile);
  const [shown, setShown] = useState<Pile>(pile);
  const next = withLeaving(pile, shown);
  if (next.length !== shown.length || next.some((sheet, index) => sheet !== shown[index])) {
    setShown(next);
  }

  useEffect(() => watchKeyboard(), []);

  const isBare = pile.length === 0;
  useEffect(() => {
    if (isBare) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) closeSheet();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [isBare]);

  const ground = useMemo(
    () => ({ isTop: isBare, titleId: 'home-title', close: null, closeLabel: '' }),
    [isBare],
  );

  return (
    <>
      <div className={styles.home} inert={!isBare}>
        <LayerContext value={ground}>
          <Layer url="/">{home}</Layer>
        </LayerContext>
      </div>
      {next.map((sheet) => (
        <Sheet
          key={sheet.id}
          isOpen={pile.some((each) => each.id === sheet.id)}
          isTop={sheet.id === pile.at(-1)?.id}
          isStill={first.some((each) => each.id === sheet.id)}
          closeLabel={labels.close}
          onClose={() => closeSheet(sheet.id)}
          onGone={() => setShown((all) => all.filter((each) => each.id !== sheet.id))}
        >
          <Layer url={sheet.url}>
            <Suspense fallback={<SheetSkeleton label={labels.loading} />}>
              {render(sheet.url)}
            </Suspense>
          </Layer>
        </Sheet>
      ))}
    </>
  );
}

/** The open sheets, then those that were above them and have yet to fall out of sight. */
function withLeaving(pile: Pile, shown: Pile): Pile {
  const open = new Set(pile.map((sheet) => sheet.id));
  const leaving = shown.filter((sheet: PiledSheet) => !open.has(sheet.id));
  return [...pile, ...leaving];
}

function Layer({ url, children }: { url: string; children: ReactNode }) {
  const { hook, searchHook } = useMemo(() => layerLocation(url), [url]);
  return (
    <Router hook={hook} searchHook={searchHook}>
      {children}
    </Router>
  );
}
