import { glide } from '../../ui/prefersReducedMotion';

/** Brings a part of the sheet into view and puts the focus on its first control. */
export function focusPart(element: HTMLElement | undefined): void {
  if (!element) return;
  element.scrollIntoView({ block: 'start', behavior: glide() });
  element
    .querySelector<HTMLElement>('input:enabled, button:enabled')
    ?.focus({ preventScroll: true });
}
