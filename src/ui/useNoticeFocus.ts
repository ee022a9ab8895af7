import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** The region of the notices; the sheet on top owns it, as a modal dialog hides what is beside it. */
export const noticesId = 'notices';

/**
 * The keyboard's way to the notices in `region`: F6 leads to the newest action, and from there back.
 * `goBack` returns a focus that is in them to where it came from.
 */
export function useNoticeFocus(region: RefObject<HTMLElement | null>) {
  const from = useRef<Element | null>(null);
  const [way] = useState(() => {
    const isIn = (element: Element | null) => region.current?.contains(element) ?? false;
    const goBack = () => {
      if (!isIn(document.activeElement)) return;
      const sheets = document.querySelectorAll('[role=dialog]:not([inert])');
      const place = from.current?.isConnected ? from.current : [...sheets].at(-1);
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    };
    const handleFocus = ({ relatedTarget }: FocusEvent) => {
      if (!isIn(relatedTarget)) from.current = relatedTarget;
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
      const actions = region.current?.querySelectorAll<HTMLElement>('[aria-keyshortcuts]');
      const action = [...(actions ?? [])].at(-1);
      if (!action) return;
      event.preventDefault();
      if (isIn(document.activeElement)) goBack();
      else action.focus({ preventScroll: true });
    };
    return { goBack, handleFocus, handleKey };
  });
  useEffect(() => {
    addEventListener('keydown', way.handleKey);
    return () => removeEventListener('keydown', way.handleKey);
  }, [way]);
  return way;
}
