type Install = () => Promise<boolean>;

let offered: Install | null = null;

/**
 * Keeps the browser's offer to install the shop, which some browsers make on a phone once the person
 * has looked around, so that the shop makes it itself: `findInstallOffer`. Returns an unsubscribe
 * function.
 */
export function watchInstallOffer(page: Window): () => void {
  const keep = (event: Event) => {
    // A desktop's browser has a sign for it in its own bar.
    if (!page.matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    offered = () => install(event);
  };
  const forget = () => {
    offered = null;
  };
  page.addEventListener('beforeinstallprompt', keep);
  page.addEventListener('appinstalled', forget);
  return () => {
    page.removeEventListener('beforeinstallprompt', keep);
    page.removeEventListener('appinstalled', forget);
    forget();
  };
}

/** Opens the browser's question, which can be asked once; resolves to whether the person agreed. */
async function install(event: Event): Promise<boolean> {
  offered = null;
  try {
    if (!('prompt' in event) || typeof event.prompt !== 'function') return false;
    const answer: unknown = await event.prompt();
    return (
      typeof answer === 'object' &&
      answer !== null &&
      'outcome' in answer &&
      answer.outcome === 'accepted'
    );
  } catch {
    return false;
  }
}

/** The browser's offer; null where it has none, or none yet. */
export const findInstallOffer = (): Install | null => offered;
