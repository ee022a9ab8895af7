const maxInARow = 3;
const pauseMs = 2000;

export type PopupLimit = {
  /** whether the next popup may be shown; each call counts */
  mayOpen: () => boolean;
  closed: () => void;
};

/**
 * The web clients' rate limit for popups: after three popups, each within two seconds of the
 * previous one, popups are cancelled for two seconds.
 */
export function createPopupLimit(now: () => number): PopupLimit {
  let inARow = 0;
  let lastClosed = 0;
  let lockedUntil = 0;
  return {
    mayOpen: () => {
      if (now() < lockedUntil) return false;
      if (now() - lastClosed > pauseMs) inARow = 0;
      inARow += 1;
      if (inARow >= maxInARow) lockedUntil = now() + pauseMs;
      return true;
    },
    closed: () => {
      if (now() > lockedUntil) lastClosed = now();
    },
  };
}
