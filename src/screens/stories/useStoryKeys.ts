import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Arrow keys step in reading direction, also right-to-left; space pauses and resumes. A focused
 * button keeps its own space key.
 */
export function useStoryKeys(
  isOn: boolean,
  onStep: (step: 1 | -1) => void,
  onPause: () => void,
): void {
  const latest = useRef({ onStep, onPause });
  useLayoutEffect(() => {
    latest.current = { onStep, onPause };
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === ' ') {
        const button = event.target instanceof Element ? event.target.closest('button, a') : null;
        if (button && !button.hasAttribute('data-story-half')) return;
        event.preventDefault();
        if (!event.repeat) latest.current.onPause();
        return;
      }
      const isLeft = event.key === 'ArrowLeft';
      if (!isLeft && event.key !== 'ArrowRight') return;
      event.preventDefault();
      const isBack = isLeft === (document.documentElement.dir !== 'rtl');
      latest.current.onStep(isBack ? -1 : 1);
    };
    // Before the keys that scroll a sheet (ui/scrollKeys), of which space is one.
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [isOn]);
}
