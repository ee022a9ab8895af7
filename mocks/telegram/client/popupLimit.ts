const sequence = 3;
const pause = 2000;

export type PopupLimit = {
  /** whether the next popup may be shown; asking counts it */
  mayOpen: () => boolean;
  closed: () => void;
};

/**
 * The web clients' guard against an app that keeps asking: the third popup within two seconds of
 * each other closes the door for two seconds, and what comes meanwhile is cancelled.
 */
export function createPopupLimit(now: () => number): PopupLimit {
  let inARow = 0;
  let lastClosed = 0;
  let lockedUntil = 0;
  return {
    mayOpen: () => {
      if (now() < lockedUntil) return false;
      if (now() - lastClosed > pause) inARow = 0;
      inARow += 1;
      if (inARow >= sequence) lockedUntil = now() + pause;
      return true;
    },
    closed: () => {
      if (now() > lockedUntil) lastClosed = now();
    },
  };
}
