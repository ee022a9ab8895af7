import * as limits from '../domain/limits';
import { prefersReducedMotion } from '../ui/useMedia';

/**
 * §9: the start skeleton fades out once `root` has other content. While fading it lies above that
 * content, causes no layout shift and receives no touches.
 */
export function fadeOutline(root: HTMLElement): void {
  new MutationObserver((changes) => {
    const gone = changes.flatMap(({ removedNodes }) => [...removedNodes]).findLast(isOutline);
    // React may render the same skeleton in place of the one in index.html.
    if (!gone?.animate || [...root.children].some(isOutline) || prefersReducedMotion()) return;
    gone.inert = true;
    gone.classList.add('early-gone');
    document.body.append(gone);
    gone.animate({ opacity: [1, 0] }, limits.fadeMs).onfinish = () => gone.remove();
  }).observe(root, { childList: true });
}

const isOutline = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.className === 'early';
