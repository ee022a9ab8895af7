import { Suspense, useEffect, useState } from 'react';
import { t } from '../i18n/t';
import { MapSettingsContext } from '../map/settings';
import { closeSheet } from '../navigation/navigate';
import type { Pile, PiledSheet } from '../navigation/pile';
import { watchKeyboard } from '../ui/keyboard';
import { Sheet } from '../ui/Sheet';
import { SheetSkeleton } from '../ui/SheetSkeleton';
import { watchTaps } from '../ui/taps';
import { Layer } from './Layer';
import { prefetchScreens, SheetContent } from './SheetContent';
import { useMapSettings } from './useMapSettings';

type Props = {
  pile: Pile;
  /** told once the sheets can be shown */
  onHere: (areHere: true) => void;
};

/** The open sheets and those that are just falling out of sight. */
export function Sheets({ pile, onHere }: Props) {
  const map = useMapSettings();
  const [first] = useState(pile);
  const [shown, setShown] = useState<Pile>(pile);
  const next = withLeaving(pile, shown);
  if (next.length !== shown.length || next.some((sheet, index) => sheet !== shown[index])) {
    setShown(next);
  }

  useEffect(() => onHere(true), [onHere]);
  useEffect(() => watchKeyboard(), []);
  useEffect(() => watchTaps(), []);
  useEffect(() => prefetchScreens(), []);

  const isBare = pile.length === 0;
  useEffect(() => {
    if (isBare) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) closeSheet();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [isBare]);

  const sheets = next.map((sheet) => (
    <Sheet
      key={sheet.id}
      isOpen={pile.some((each) => each.id === sheet.id)}
      isTop={sheet.id === pile.at(-1)?.id}
      isStill={first.some((each) => each.id === sheet.id)}
      closeLabel={t('common.close')}
      onClose={() => closeSheet(sheet.id)}
      onGone={() => setShown((all) => all.filter((each) => each.id !== sheet.id))}
    >
      <Layer url={sheet.url}>
        <Suspense fallback={<SheetSkeleton label={t('common.loading')} />}>
          <SheetContent />
        </Suspense>
      </Layer>
    </Sheet>
  ));
  return <MapSettingsContext value={map}>{sheets}</MapSettingsContext>;
}

/** The open sheets, then those that were above them and have yet to fall out of sight. */
function withLeaving(pile: Pile, shown: Pile): Pile {
  const open = new Set(pile.map((sheet) => sheet.id));
  const leaving = shown.filter((sheet: PiledSheet) => !open.has(sheet.id));
  return [...pile, ...leaving];
}
