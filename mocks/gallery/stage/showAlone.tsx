import type { ReactNode } from 'react';
import { PictureBaseContext } from '../../../src/ui/Picture';
import { findSpecimen } from '../groups';
import { applyDirection, applyLook } from '../look/applyLook';
import { cdnUrl } from '../look/appOrigin';
import { showAllTexts } from '../look/showAllTexts';
import type { Switches } from '../look/switches';
import type { Piece } from '../specimen';
import styles from './Alone.module.css';
import { cutOff } from './connection';
import { Ready } from './Ready';

/** One specimen as a page: a situation is the app itself, a component is on an empty page. */
export async function showAlone(id: string, switches: Switches): Promise<ReactNode> {
  const specimen = findSpecimen(id);
  if (!specimen) return <p className={styles.ground}>There is no specimen called {id}.</p>;
  document.title = specimen.title;
  if (specimen.kind === 'piece') return showPiece(specimen, switches);
  const [{ openSituation }, { hands }] = await Promise.all([
    import('./openSituation'),
    import('./hands'),
  ]);
  const app = await openSituation(specimen, switches);
  const act = async () => {
    await specimen.act?.(hands);
    // The connection is cut after the actions.
    if (switches.connection === 'off') cutOff();
  };
  return <Ready act={specimen.act && act}>{app}</Ready>;
}

async function showPiece({ render, frameHeight }: Piece, switches: Switches) {
  applyLook(switches);
  await showAllTexts(switches.language);
  applyDirection(switches);
  return (
    <PictureBaseContext value={cdnUrl()}>
      <Ready>
        {frameHeight === undefined ? <div className={styles.ground}>{render()}</div> : render()}
      </Ready>
    </PictureBaseContext>
  );
}
