import { useEffect, useState } from 'react';
import { PictureBaseContext } from '../../../src/ui/Picture';
import { applyDirection, applyLook } from '../look/applyLook';
import { appOrigin, cdnUrl } from '../look/appOrigin';
import { showAllTexts } from '../look/showAllTexts';
import { type Switches, writeSwitches } from '../look/switches';
import { Board } from './Board';
import { Contents } from './Contents';
import styles from './Shell.module.css';
import { Switchboard } from './Switchboard';
import { useAnchor } from './useAnchor';

/**
 * The gallery: what it is, switches at the top, the index at the side, and one group or the search
 * results.
 */
export function Shell({ start }: { start: Switches }) {
  const [switches, setSwitches] = useState(start);
  const [isReady, setReady] = useState(false);
  const anchor = useAnchor();
  const { language, find } = switches;

  useEffect(() => {
    const query = String(writeSwitches(switches));
    history.replaceState(null, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
    applyLook(switches);
    let isWanted = true;
    void showAllTexts(language).then(() => {
      if (!isWanted) return;
      applyDirection(switches);
      setReady(true);
    });
    return () => {
      isWanted = false;
    };
  }, [switches, language]);

  return (
    <PictureBaseContext value={cdnUrl()}>
      <div className={styles.shell}>
        <Introduction />
        <Switchboard switches={switches} onChange={setSwitches} />
        <Contents find={find} currentId={anchor} />
        {isReady && <Board key={language} switches={switches} anchor={anchor} />}
      </div>
    </PictureBaseContext>
  );
}

/** What this page shows, and the way to the shop at work; beside the app there is no simulator. */
export function Introduction() {
  const shop = appOrigin();
  const isBesideApp = shop === location.origin;
  return (
    <div className={styles.introduction} lang="en">
      <h1 className={styles.title}>Gallery</h1>
      <p>Every part and every screen of the shop, in each language, theme and width.</p>
      <p className={styles.ways}>
        {!isBesideApp && <a href="../telegram/?vendor=demo">Telegram simulator</a>}
        <a href={`${shop}/?vendor=demo`}>Shop</a>
      </p>
    </div>
  );
}
