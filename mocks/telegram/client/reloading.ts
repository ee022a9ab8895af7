import type { Store } from '../store';
import type { Phone } from './phone';

/** How long Web A waits for the app to reload itself, in milliseconds. */
const reloadTimeoutMs = 500;

export type Reloading = {
  reload: (hard?: boolean) => void;
  /** the app reloads itself, or there is nothing left to reload */
  cancel: () => void;
};

/**
 * Reloads the web view like Web A: a supporting app is asked first, otherwise the frame is emptied
 * and set to the same address, so that the init data keeps its age.
 */
export function createReloading(options: {
  frame: () => HTMLIFrameElement | null;
  phone: Store<Phone>;
  ask: () => void;
  /** the frame is being emptied */
  emptied: () => void;
}): Reloading {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const force = () => {
    const frame = options.frame();
    if (!frame) return;
    const { url } = options.phone.get();
    options.emptied();
    frame.addEventListener('load', () => frame.setAttribute('src', url), { once: true });
    frame.setAttribute('src', 'about:blank');
  };
  return {
    cancel,
    reload: (hard = false) => {
      cancel();
      if (hard || !options.phone.get().reloadSupported) return force();
      options.ask();
      timer = setTimeout(force, reloadTimeoutMs);
    },
  };
}
