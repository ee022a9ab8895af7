import { afterEach, beforeEach, expect, test } from 'vitest';
import { barPath, handOverBar, showBar } from './earlyBar';

const homeWith = (path: string, own = '') =>
  `<div id="root"><div data-shop="17" data-basket="Basket" data-path="${path}"><main></main>${own}</div></div>`;
const earlyBar = '<div class="early-bar" hidden><a><span></span><bdi></bdi></a></div>';

function open(path = '/basket', own?: string): HTMLElement {
  document.body.innerHTML = homeWith(path, own) + earlyBar;
  return document.querySelector<HTMLElement>('[data-shop]') ?? expect.unreachable();
}
const bar = () => document.querySelector<HTMLElement>('.early-bar') ?? expect.unreachable();
const link = () => bar().querySelector('a') ?? expect.unreachable();

beforeEach(() => void open());
afterEach(() => document.body.replaceChildren());

test('the bar shows the price, nothing for an unknown one, and goes with the basket', () => {
  const home = open();
  showBar(home, '5 soʻm');
  expect([bar().hidden, link().textContent]).toEqual([false, 'Basket5 soʻm']);
  showBar(home, '');
  expect([bar().hidden, link().textContent]).toEqual([false, 'Basket']);
  showBar(home, null);
  expect(bar().hidden).toBe(true);
});

test.each([
  ['/basket', '/basket'],
  ['/checkout', '/checkout'],
  ['javascript:alert(1)', '/basket'],
])('stored markup that says %s leads to %s', (path, to) => {
  showBar(open(path), '5 soʻm');
  expect(barPath(link())).toBe(to);
});

test('the bar of the last visit has the new price, and goes with the basket', () => {
  const home = open('/basket', '<div><button>Basket<bdi>5 soʻm</bdi></button></div>');
  showBar(home, '10 soʻm');
  expect(home.querySelector('bdi')?.textContent).toBe('10 soʻm');
  expect(bar().hidden).toBe(true);
  showBar(home, null);
  expect(home.querySelector('button')).toBeNull();
});

test('the bar leads to the basket until the app’s own is there', async () => {
  const home = open();
  showBar(home, '5 soʻm');
  const followed: string[] = [];
  const handedOver = handOverBar((path) => followed.push(path));
  link().click();
  expect(followed).toEqual(['/basket']);
  home.insertAdjacentHTML('beforeend', '<div><button>Basket<bdi>5 soʻm</bdi></button></div>');
  await handedOver;
  expect(bar().hidden).toBe(true);
});

test('the bar goes at once where the app shows no home', async () => {
  const home = open();
  showBar(home, '5 soʻm');
  home.replaceChildren();
  await handOverBar(() => undefined);
  expect(bar().hidden).toBe(true);
});

test('Telegram’s own button, which makes the page lower, takes the bar’s place', async () => {
  showBar(open(), '5 soʻm');
  const handedOver = handOverBar(() => undefined);
  dispatchEvent(new Event('resize'));
  await handedOver;
  expect(bar().hidden).toBe(true);
});
