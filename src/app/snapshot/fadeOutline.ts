import { limits } from '../../domain/limits';
import { prefersReducedMotion } from '../../ui/prefersReducedMotion';

/**
 * §9: the outline of the start fades out when something else has taken its place in `root`. It lies
 * above that meanwhile, moves nothing and takes no touch.
 */
export function fadeOutline(root: HTMLElement): void {
  new MutationObserver((changes) => {
    const gone = changes.flatMap(({ removedNodes }) => [...removedNodes]).findLast(isOutline);
    // React puts the same outline in the place of the page's own.
    if (!gone?.animate || [...root.children].some(isOutline) || prefersReducedMotion()) return;
    gone.inert = true;
    gone.classList.add('early-gone');
    document.body.append(gone);
    gone.animate({ opacity: [1, 0] }, limits.fadeMs).onfinish = () => gone.remove();
  }).observe(root, { childList: true });
}

const isOutline = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.className === 'early';
