/**
 * Records what is tapped on home before React is there: it looks pressed, and a category is scrolled to at once.
 * React adopts the elements, so the taps are then done on them; where it has replaced them, links lead where they lead.
 */
export function recordTaps() {
  const taps: { element: HTMLElement; click: MouseEvent }[] = [];
  // The outline of a deep link's sheet covers home until it is removed.
  const isCovered = () => {
    const sheet = document.querySelector('.early-sheet');
    return sheet !== null && getComputedStyle(sheet).visibility === 'visible';
  };
  const handleClick = (click: MouseEvent) => {
    const { target, ctrlKey, metaKey, altKey, shiftKey } = click;
    // Let the browser handle clicks that open a new tab or window.
    if (!(target instanceof Element) || ctrlKey || metaKey || altKey || shiftKey) return;
    const element = target.closest<HTMLElement>('a, button');
    if (!element?.closest('#root')) return;
    click.preventDefault();
    // React would hydrate everything at once, in one long task.
    click.stopPropagation();
    const path = element.getAttribute('href');
    if (path?.[0] === '#') document.getElementById(path.slice(1))?.scrollIntoView();
    if (path?.[0] === '#' || isCovered()) return;
    pressedOf(element).dataset.pressed = '';
    taps.push({ element, click });
  };
  addEventListener('click', handleClick, true);
  // A card is one link: all of it is pressed.
  const pressedOf = (element: HTMLElement) =>
    element.closest<HTMLElement>(element.matches('a') ? 'article' : 'button') ?? element;

  /** Ends the recording and does what was tapped, up to what leads away. `follow` opens a path. */
  return function replay(follow: (path: string) => void): void {
    removeEventListener('click', handleClick, true);
    const before = location.href;
    for (const { element, click } of taps) {
      delete pressedOf(element).dataset.pressed;
      const path = element.getAttribute('href');
      // With its place, by which the second tap of a double tap is known (ui/taps).
      const { clientX, clientY } = click;
      const options = { bubbles: true, cancelable: true, detail: 1, clientX, clientY };
      if (location.href !== before) continue;
      if (element.isConnected) element.dispatchEvent(new MouseEvent('click', options));
      else if (path?.[0] === '/') follow(path);
    }
  };
}
