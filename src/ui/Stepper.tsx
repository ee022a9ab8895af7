import { useEffect, useRef } from 'react';
import { namedAction } from '../i18n/namedAction';
import { Icon } from './Icon';
import styles from './Stepper.module.css';

type Props = {
  count: number;
  /** what is counted; names the group, and its buttons for screen readers */
  label: string;
  /** name of the plus at zero, if it says something else than above */
  addLabel?: string | undefined;
  /** name of the minus, likewise */
  lessLabel?: string | undefined;
  onAdd: () => void;
  onRemove: () => void;
  /** the maximum is reached */
  isAtLimit?: boolean | undefined;
  isBusy?: boolean | undefined;
  /** the minimum, where minus is disabled. Default 0. */
  min?: number | undefined;
  /** shows only the plus at zero. Default: always expanded. */
  collapses?: boolean | undefined;
  /** as wide as its container, unless collapsed */
  isWide?: boolean | undefined;
  /** chosen: the merchant's colour above zero */
  tone?: 'plain' | 'chosen' | undefined;
  /** at one, minus takes the thing away, and is a bin */
  hasBin?: boolean | undefined;
  /** something else announces the change */
  isSilent?: boolean | undefined;
  /** shown instead of the count, e.g. a weight */
  text?: string | undefined;
};

/** Minus, count, plus. The plus stays the same element, so that adding does not lose the focus. */
export function Stepper({ count, label, onAdd, onRemove, ...rest }: Props) {
  const {
    isAtLimit,
    isBusy,
    min = 0,
    collapses,
    isWide,
    tone = 'plain',
    text,
    isSilent,
    hasBin,
    lessLabel = namedAction('common.decrease', label),
  } = rest;
  const moreLabel = namedAction('common.increase', label);
  const plus = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const isCollapsed = collapses === true && count === 0;
  useEffect(() => {
    if (isCollapsed && hadFocus.current) plus.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [isCollapsed]);
  const remove = () => {
    hadFocus.current = true;
    onRemove();
  };
  return (
    <fieldset
      className={`${styles.stepper} ${styles[tone]} ${isWide ? styles.wide : ''}`}
      data-folded={isCollapsed ? '' : undefined}
      aria-label={label || undefined}
      aria-busy={isBusy || undefined}
    >
      {!isCollapsed && (
        <>
          <button
            type="button"
            className={styles.step}
            aria-label={lessLabel}
            disabled={isBusy || count <= min}
            onClick={remove}
          >
            <Icon name={hasBin && count === 1 ? 'trash' : 'minus'} size={20} />
          </button>
          <output aria-live={isSilent ? 'off' : undefined}>{text ?? count}</output>
        </>
      )}
      <button
        ref={plus}
        type="button"
        className={styles.step}
        aria-label={(isCollapsed && rest.addLabel) || moreLabel}
        disabled={isBusy || isAtLimit}
        onClick={onAdd}
      >
        <Icon name="plus" size={20} />
      </button>
    </fieldset>
  );
}
