import { readFacts } from '../../domain/basket/cardFacts';
import { addToLine, countOf, takeFromLines } from '../../domain/basket/changeLines';
import { type Money, piecesPrice } from '../../domain/basket/pricing';
import { formatLike } from '../../domain/text/format';
import { giveEarlyHaptic } from '../../telegram/earlyHaptic';
import type { Launch } from '../../telegram/launch';
import { personalKey } from '../snapshot/readStored';
import { showBar } from './earlyBar';
import { showCount } from './showCount';
import { readBasket, writeBasket } from './storedBasket';

/**
 * Counts a plus or minus on a card, before the app is there, in the basket that the app will read: by the
 * same rules, with what the card's markup says of its product. Returns false where they want to ask, or
 * where something is not known, and throws where nothing can be stored: the tap is then left to the app.
 */
export function countTap(button: HTMLElement, launch: Launch | null): boolean {
  const stepper = button.closest<HTMLElement>('[data-product]');
  const home = button.closest<HTMLElement>('[data-shop]');
  if (!stepper || !home) return false;
  const product = readFacts(stepper.dataset.product);
  const { shop = '', labelled = '' } = home.dataset;
  const name = personalKey('cart', shop, launch);
  const basket = readBasket(name);
  if (!basket) return false;
  const { lines } = basket;
  const before = piecesIn(lines);
  const isPlus = button === stepper.lastElementChild;
  const { id: productId } = product;
  const own = lines.find(
    (one) => one.productId === productId && one.choices.length === 0 && !one.from,
  );
  // The app makes all keys itself as it reads a basket.
  const fresh = { key: '', productId, choices: [], count: 0, note: '' };
  const { limited, line } = isPlus
    ? addToLine(lines, own, fresh, product, 1)
    : { limited: false, line: takeFromLines(lines, productId) };
  if (limited || !line) return false;
  writeBasket(name, basket);

  const count = countOf(lines, productId);
  for (const each of home.querySelectorAll<HTMLElement>('[data-product]'))
    if (each.dataset.product === stepper.dataset.product)
      showCount(each, count, product, { ...home.dataset });
  const price = piecesPrice(product, line.count) - piecesPrice(product, line.count - 1);
  const change = isPlus ? price : -price;
  // Of options the card knows nothing.
  const isKnown = line.choices.length === 0;
  document.documentElement.toggleAttribute('data-counted', lines.length > 0);
  showBar(home, priceText(home.dataset, isKnown ? change : null, before, piecesIn(lines)));
  const status = document.querySelector('.early-status');
  const label = stepper.getAttribute('aria-label') ?? '';
  if (status)
    status.textContent = labelled
      .replace('{{label}}', () => label)
      .replace('{{value}}', String(count));
  if (launch) giveEarlyHaptic(launch, isPlus);
  return true;
}

const piecesIn = (lines: readonly { count: number }[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0);

/**
 * What the goods cost after a change; '' if it is not known what they cost before, null if there are none.
 * `data-goods` says it for the basket of the last visit, with its number of pieces, and is kept up.
 */
function priceText(
  dataset: DOMStringMap,
  change: Money | null,
  piecesBefore: number,
  pieces: number,
): string | null {
  const [price = 0, known = 0] = (dataset.goods ?? '0 0').split(' ').map(Number);
  const isKnown = change !== null && known === piecesBefore;
  const next = pieces === 0 ? 0 : price + (change ?? 0);
  dataset.goods = isKnown || pieces === 0 ? `${next} ${pieces}` : '';
  if (pieces === 0) return null;
  return isKnown ? formatLike(dataset.price ?? '', next) : '';
}
