import type { CardFacts } from '../../domain/basket/cardFacts';
import { leftFor } from '../../domain/catalog/stock';

/** Texts of the markup, in which a product's name replaces `{{name}}`. */
type Texts = Readonly<Partial<Record<'add' | 'more' | 'less', string>>>;

/** Shows a count in the markup of a stepper, as `ui/Stepper` renders it. */
export function showCount(
  stepper: HTMLElement,
  count: number,
  product: CardFacts,
  { add, more, less }: Texts,
): void {
  const plus = stepper.lastElementChild;
  if (!(plus instanceof HTMLButtonElement)) return;
  const name = stepper.getAttribute('aria-label') ?? '';
  const label = (button: Element, text = '') => {
    const named = text.replace('{{name}}', () => name);
    button.setAttribute('aria-label', named);
  };
  if (count === 0) {
    const hadFocus = stepper.contains(document.activeElement);
    stepper.replaceChildren(plus);
    if (hadFocus) plus.focus({ preventScroll: true });
  } else {
    const output = stepper.querySelector('output') ?? unfold(stepper, plus, label, less);
    output.textContent = String(count);
  }
  stepper.toggleAttribute('data-folded', count === 0);
  label(plus, count === 0 ? add : more);
  const left = leftFor(product);
  plus.disabled = left !== null && count >= left;
}

/** Puts a minus, a copy of the plus, and the count before the plus. */
function unfold(
  stepper: HTMLElement,
  plus: HTMLButtonElement,
  label: (button: Element, text?: string) => void,
  less: string | undefined,
): HTMLOutputElement {
  const minus = document.importNode(plus, true);
  const output = document.createElement('output');
  output.setAttribute('aria-live', 'off');
  label(minus, less);
  const icon = minus.querySelector('use');
  // `data-href` until icons may load.
  for (const name of ['href', 'data-href']) {
    const address = icon?.getAttribute(name);
    if (address) icon?.setAttribute(name, address.replace(/#.*/, '#minus'));
  }
  stepper.prepend(minus, output);
  return output;
}
