import type { routes } from '../../navigation/paths';
import { whenThere } from './whenThere';

/** The price in home's own bar, where the markup of the last visit has it. */
const ownPrice = 'main ~ * button bdi';
const basketPath = '/basket' satisfies (typeof routes)['basket'];
const checkoutPath = '/checkout' satisfies (typeof routes)['checkout'];

/** In index.html; hidden until there is something in the basket. */
const earlyBar = () => document.querySelector<HTMLElement>('.early-bar');

/** Shows a bar that leads to the basket, with the price: '' while unknown; null takes it away. */
export function showBar(home: HTMLElement, price: string | null): void {
  const { basket = '', path } = home.dataset;
  const own = home.querySelector(ownPrice);
  const bar = earlyBar();
  if (own && price !== null) own.textContent = price;
  else own?.closest('main ~ *')?.remove();
  const link = bar?.querySelector('a');
  if (own || !link || path === undefined) return;
  bar?.toggleAttribute('hidden', price === null);
  // Stored markup may lead anywhere.
  link.href = path === checkoutPath ? checkoutPath : basketPath;
  const [label, detail] = link.children;
  if (label) label.textContent = basket;
  if (detail) detail.textContent = price;
}

/** Where the bar leads, if the element is its link. */
export const barPath = (element: Element): string | null =>
  element.closest('.early-bar') && element.getAttribute('href');

/**
 * Keeps the bar, which now leads to the basket, until the app's own is there. Telegram's makes the page
 * lower.
 */
export async function handOverBar(follow: (path: string) => void): Promise<void> {
  const bar = earlyBar();
  if (!bar || bar.hidden) return;
  bar.onclick = (click) => {
    click.preventDefault();
    follow(barPath(bar.children[0] ?? bar) ?? basketPath);
  };
  // Instead of home there may be the reason why there is none.
  if (document.querySelector('main'))
    await whenThere(() => document.querySelector(ownPrice), 'resize');
  bar.hidden = true;
}
