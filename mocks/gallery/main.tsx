// first, because it defines the order of the CSS layers
import '../../src/ui/tokens.css';
import '../../src/ui/base.css';
import { createRoot } from 'react-dom/client';
import { readSwitches } from './look/switches';

const root = document.getElementById('root');
const wanted = new URLSearchParams(location.search).get('specimen');
if (root) void (wanted === null ? showAll(root) : showOne(root, wanted));

async function showAll(place: HTMLElement) {
  const { Shell } = await import('./shell/Shell');
  createRoot(place).render(<Shell start={readSwitches(location.search)} />);
}

/** Imported one after the other: storage must be denied before the app loads. */
async function showOne(place: HTMLElement, id: string) {
  await import('./stage/denyStorage');
  await import('../../src/device/storageShim');
  const { showAlone } = await import('./stage/showAlone');
  createRoot(place).render(await showAlone(id, readSwitches(location.search)));
}
