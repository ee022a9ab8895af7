import { expect, test } from 'vitest';
import { recordTaps } from './recordTaps';

// Taps on what still stands in for a part of home after the app has taken over.

const root = Object.assign(document.createElement('div'), { id: 'root' });
document.body.append(root);

const tap = (selector: string) =>
  root
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

test('a link of a part that is still drawn is followed at once, and a button once it is there', async () => {
  root.innerHTML = '<button>Tea</button>';
  const seen: string[] = [];
  const early = recordTaps((element) => {
    seen.push(element.textContent ?? '');
    return false;
  });
  const opened: string[] = [];
  const replay = early.take();
  root.innerHTML = `
    <button>Tea</button>
    <div data-drawn><a href="/profile/orders/1">Order</a><button>Basket</button></div>`;
  await replay((path) => opened.push(path));

  tap('[data-drawn] a');
  expect(opened).toEqual(['/profile/orders/1']);

  tap('[data-drawn] button');
  const tapped = new Promise((resolve) => {
    const basket = Object.assign(document.createElement('button'), { textContent: 'Basket' });
    basket.onclick = resolve;
    root.append(basket);
  });
  await tapped;

  // What the app has rendered is the app's.
  tap('button');
  expect(seen).toEqual(['Order', 'Basket']);
  expect(opened).toHaveLength(1);
});
