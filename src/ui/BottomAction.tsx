import { type ReactNode, useContext, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { Stake } from '../domain/restedPress';
import styles from './BottomAction.module.css';
import { Button } from './Button';
import { tellBar } from './bottomBars';
import { BottomButtonHostContext, type MainActionSpec } from './bottomButtonHost';
import { useIsTop } from './layer';
import { pageRest } from './pageRest';

type Props = {
  main: MainActionSpec;
  secondary?: MainActionSpec | undefined;
  /** a control before the button, e.g. a count; inside Telegram above its button */
  beside?: ReactNode | undefined;
};

/**
 * The screen's main action: Telegram's native button inside Telegram, else a bar at the bottom of
 * the sheet or page. Only the topmost layer's action is active.
 */
export function BottomAction({ main, secondary, beside }: Props) {
  const host = useContext(BottomButtonHostContext);
  const isTop = useIsTop();
  const owner = useId();
  const latest = useRef({ main, secondary });
  useEffect(() => {
    latest.current = { main, secondary };
  });
  const { text, detail, isDisabled, isBusy, kind } = main;
  // Nobody agrees to a sum that has just changed.
  const sum = stakeOf(main) === 'costs' ? detail : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them makes it another action
  useLayoutEffect(() => {
    if (isTop) pageRest.current?.actionChanged();
  }, [isTop, text, isBusy, sum]);
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
        onPress: () => press(latest.current.main),
      },
      secondary:
        other !== null && secondary
          ? { ...secondary, onPress: () => press(latest.current.secondary) }
          : null,
    });
  }, [host, isTop, owner, text, detail, isDisabled, isBusy, kind, other]);
  useEffect(() => {
    if (host && isTop) return () => host.clear(owner);
  }, [host, isTop, owner]);

  const bar = useRef<HTMLDivElement>(null);
  const hasBar = !host || Boolean(beside);
  useEffect(() => {
    if (!hasBar || !isTop || !bar.current) return;
    return reportHeight(bar.current);
  }, [hasBar, isTop]);

  if (!hasBar) return null;
  if (host) {
    return (
      <div ref={bar} className={styles.bar}>
        {beside}
      </div>
    );
  }
  return (
    <div ref={bar} className={styles.bar}>
      {beside}
      {secondary && (
        <Button kind="plain" isWide {...secondary} stake={stakeOf(secondary)}>
          {secondary.text}
        </Button>
      )}
      <Button kind="primary" isWide {...main} stake={stakeOf(main)}>
        {main.text}
      </Button>
    </div>
  );
}

const stakeOf = ({ isCostly, kind }: MainActionSpec): Stake =>
  isCostly || kind ? 'costs' : 'usual';

/** A press of Telegram's button, which tells its end only; those in the page: `ui/taps`. */
function press(action: MainActionSpec | undefined): void {
  if (action && (pageRest.current?.counts(stakeOf(action)) ?? true)) action.onPress();
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
