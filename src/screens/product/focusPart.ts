import { scrollBehavior } from '../../ui/prefersReducedMotion';

/** Scrolls to a part of the sheet and focuses its first control. */
export function focusPart(element: HTMLElement | undefined): void {
  if (!element) return;
  element.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  element
    .querySelector<HTMLElement>('input:enabled, button:enabled')
    ?.focus({ preventScroll: true });
}
