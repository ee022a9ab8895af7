import { useContext, useEffect, useId, useRef } from 'react';
import styles from './BottomAction.module.css';
import { Button } from './Button';
import { tellBar } from './bottomBars';
import { BottomButtonHostContext, type MainActionSpec } from './bottomButtonHost';
import { useIsTop } from './layer';

type Props = { main: MainActionSpec; secondary?: MainActionSpec | undefined };

/**
 * The screen's main action: Telegram's native button inside Telegram, else a bar at the bottom of
 * the sheet or page. Only the topmost layer's action is active.
 */
export function BottomAction({ main, secondary }: Props) {
  const host = useContext(BottomButtonHostContext);
  const isTop = useIsTop();
  const owner = useId();
  const latest = useRef({ main, secondary });
  useEffect(() => {
    latest.current = { main, secondary };
  });
  const { text, detail, isDisabled, isBusy, kind } = main;
  const other = secondary
    ? [secondary.text, secondary.detail, secondary.isDisabled, secondary.isBusy].join('\n')
    : null;
  useEffect(() => {
    if (!host || !isTop) return;
    const { secondary } = latest.current;
    host.show(owner, {
      main: {
        text,
        detail,
        isDisabled,
        isBusy,
        kind,
        onPress: () => latest.current.main.onPress(),
      },
      secondary:
        other !== null && secondary
          ? { ...secondary, onPress: () => latest.current.secondary?.onPress() }
          : null,
    });
  }, [host, isTop, owner, text, detail, isDisabled, isBusy, kind, other]);
  useEffect(() => {
    if (host && isTop) return () => host.clear(owner);
  }, [host, isTop, owner]);

  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host || !isTop || !bar.current) return;
    return reportHeight(bar.current);
  }, [host, isTop]);

  if (host) return null;
  return (
    <div ref={bar} className={styles.bar}>
      {secondary && (
        <Button kind="plain" isWide {...secondary}>
          {secondary.text}
        </Button>
      )}
      <Button kind="primary" isWide {...main}>
        {main.text}
      </Button>
    </div>
  );
}

/** Reports the bar's height, which toasts keep clear of. Returns an unsubscribe function. */
function reportHeight(bar: HTMLElement): () => void {
  const observer = new ResizeObserver(() => tellBar(bar, bar.offsetHeight));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    tellBar(bar, 0);
  };
}
