/** Brings a part of the sheet into view and puts the focus on its first control. */
export function pointAt(element: HTMLElement | undefined): void {
  if (!element) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  element
    .querySelector<HTMLElement>('input:enabled, button:enabled')
    ?.focus({ preventScroll: true });
}
