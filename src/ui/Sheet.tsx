import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { LayerContext, useNewLayer } from './layer';
import styles from './Sheet.module.css';
import { timeOfLastTap } from './taps';
import { canPull, watchPull } from './watchPull';

/**
 * ms after a tap in which what opens is its answer. The rise's clock begins with the tap then: a slow
 * phone, which needs a while for the first frame, leaves out what it is late for.
 */
const answerMs = 250;

type Props = {
  /** false while the sheet is falling out of sight */
  isOpen: boolean;
  isTop: boolean;
  /** there already when the page came up: it does not rise */
  isStill?: boolean | undefined;
  closeLabel: string;
  onClose: () => void;
  /** the sheet is out of sight and may be taken away */
  onGone: () => void;
  children: ReactNode;
};

/**
 * One sheet of the stack. It is a scroll container whose first screenful is empty: pulling the
 * panel down is scrolling, so a finger goes from the content's scroll to the pull in one gesture.
 */
export function Sheet({ isOpen, isTop, isStill, closeLabel, onClose, onGone, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const scrim = useRef<HTMLDivElement>(null);
  const titleId = useId();
  // Remembered in the first render: a child's autoFocus comes before any effect.
  const [opener] = useState(() => document.activeElement);
  const [isPullable] = useState(canPull);
  const latest = useRef({ onClose, onGone });
  useLayoutEffect(() => {
    latest.current = { onClose, onGone };
  });
  const [close] = useState(() => () => latest.current.onClose());
  const layer = useNewLayer({ isTop, titleId, close, closeLabel });

  useLayoutEffect(() => {
    const pane = scroller.current;
    if (isOpen && isPullable && pane) {
      pane.scrollTop = Math.max(pane.scrollTop, pane.clientHeight);
    }
  }, [isOpen, isPullable]);

  useLayoutEffect(() => {
    if (isTop && !box.current?.contains(document.activeElement)) {
      box.current?.focus({ preventScroll: true });
    }
  }, [isTop]);

  useLayoutEffect(() => {
    const tap = timeOfLastTap();
    // The clock of the motions, which goes by frames: it may be behind the tap's.
    const { currentTime: now } = document.timeline;
    if (typeof now !== 'number' || Math.abs(now - tap) > answerMs) return;
    for (const part of [scrim.current, scroller.current])
      for (const motion of part?.getAnimations() ?? []) motion.startTime = Math.min(tap, now);
  }, []);

  useLayoutEffect(() => {
    if (!isOpen) return;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) {
        opener.focus({ preventScroll: true });
      }
    };
  }, [isOpen, opener]);

  useEffect(() => {
    if (!isOpen || !isPullable || !scroller.current || !scrim.current) return;
    return watchPull(scroller.current, scrim.current, () => latest.current.onClose());
  }, [isOpen, isPullable]);

  useEffect(() => {
    const veil = scrim.current;
    if (isOpen || !veil) return;
    veil.style.opacity = '0';
    let isStillMounted = true;
    // Its own: what moves inside may stand still for ever, such as the bar of a story.
    const motions = [veil, scroller.current].flatMap((part) => part?.getAnimations() ?? []);
    void Promise.allSettled(motions.map((motion) => motion.finished)).then(() => {
      if (isStillMounted) latest.current.onGone();
    });
    return () => {
      isStillMounted = false;
      veil.style.opacity = '';
    };
  }, [isOpen]);

  useEffect(() => {
    const ground = box.current;
    if (!isOpen || !ground) return;
    const closeBeside = ({ target }: MouseEvent) => {
      // The second tap of a quick double tap falls beside a sheet that is still rising.
      const isRising = scroller.current?.getAnimations().length;
      if (isRising) return;
      if (target === ground || target === scroller.current) latest.current.onClose();
    };
    ground.addEventListener('click', closeBeside);
    return () => ground.removeEventListener('click', closeBeside);
  }, [isOpen]);

  return (
    <div
      ref={box}
      className={styles.sheet}
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      tabIndex={-1}
      inert={!isTop}
      data-leaving={isOpen ? undefined : ''}
      data-pullable={isPullable ? '' : undefined}
      data-still={isStill ? '' : undefined}
    >
      <div ref={scrim} className={styles.scrim} />
      <div ref={scroller} className={styles.scroller} data-scroller="">
        <section className={styles.panel}>
          <LayerContext value={layer}>{children}</LayerContext>
        </section>
      </div>
    </div>
  );
}
