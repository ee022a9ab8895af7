import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * The arrows step as the page is read, from right to left where it is read so; space holds the story
 * and lets it go. A button that is focused keeps its own space.
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
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn]);
}
