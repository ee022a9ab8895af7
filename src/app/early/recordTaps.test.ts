import { afterEach, expect, test } from 'vitest';
import { type EarlyTaps, recordTaps } from './recordTaps';

const root = Object.assign(document.createElement('div'), { id: 'root' });
document.body.append(root);

const markup = `
  <a href="/profile">Profile</a>
  <article><a href="/product/plov">Plov</a><button aria-label="Add: Plov"></button></article>
  <article><a href="/product/tea">Tea</a><button aria-label="Add: Tea"></button></article>
  <button aria-label="Add: Tea"></button>`;

let taps: EarlyTaps | null = null;

/** Home as static markup, on which taps are recorded. */
function show(answer: (element: HTMLElement) => boolean = () => false) {
  root.innerHTML = markup;
  taps = recordTaps(answer);
  return taps;
}

/** The app takes over: the same markup, whose taps are reported. */
function mount(onTap: (name: string, tap: MouseEvent) => void = () => undefined): string[] {
  root.innerHTML = markup;
  const tapped: string[] = [];
  for (const each of root.querySelectorAll<HTMLElement>('a, button'))
    each.addEventListener('click', (tap) => {
      tap.preventDefault();
      const name = each.getAttribute('aria-label') ?? each.textContent ?? '';
      tapped.push(name);
      onTap(name, tap);
    });
  return tapped;
}

const element = (selector: string, index = 0): HTMLElement => {
  const found = root.querySelectorAll<HTMLElement>(selector)[index];
  return found ?? expect.unreachable(`${selector} is not there`);
};
const tap = (selector: string, index?: number, keys: MouseEventInit = {}) =>
  element(selector, index).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }),
  );

afterEach(() => {
  taps?.take();
  history.replaceState(null, '', '/');
});

test('every tap is replayed, in order, at the same one of several elements of a name', async () => {
  const early = show();
  tap('button', 2);
  tap('button', 0);
  tap('button', 0);
  tap('button', 1);
  const replay = early.take();
  const places: number[] = [];
  const tapped = mount(() => undefined);
  for (const [place, each] of [...root.querySelectorAll('button')].entries())
    each.addEventListener('click', () => places.push(place));
  await replay(() => undefined);
  expect(tapped).toEqual(['Add: Tea', 'Add: Plov', 'Add: Plov', 'Add: Tea']);
  expect(places).toEqual([2, 0, 0, 1]);
});

test('what was tapped after a link that opens a sheet is not replayed', async () => {
  const early = show();
  tap('button', 0);
  tap('article a');
  tap('button', 1);
  const replay = early.take();
  const tapped = mount((name) => name === 'Plov' && history.pushState(null, '', '/product/plov'));
  await replay(() => undefined);
  expect(tapped).toEqual(['Add: Plov', 'Plov']);
});

test('a replayed tap has its place, so that the second one of a double tap is known', async () => {
  const early = show();
  tap('a', 0, { clientX: 40, clientY: 60 });
  const replay = early.take();
  const taps: MouseEvent[] = [];
  mount((_, each) => taps.push(each));
  await replay(() => undefined);
  expect(taps.map(({ clientX, clientY, detail }) => [clientX, clientY, detail])).toEqual([
    [40, 60, 1],
  ]);
});

test('a tap that was answered is not replayed', async () => {
  const early = show((each) => each.matches('button'));
  tap('button', 0);
  tap('a');
  const replay = early.take();
  const tapped = mount();
  await replay(() => undefined);
  expect(tapped).toEqual(['Profile']);
});

test('a link that is opened in a new tab is the browser’s', () => {
  show();
  let isLeft = false;
  const look = (click: Event) => {
    isLeft = !click.defaultPrevented;
    click.preventDefault();
  };
  addEventListener('click', look, { once: true });
  tap('a', 0, { ctrlKey: true });
  expect(isLeft).toBe(true);
  expect(root.querySelector('[data-pressed]')).toBeNull();
});

test('what the app renders later is tapped once it is there', async () => {
  const early = show();
  tap('a');
  tap('button', 0);
  const replay = early.take();
  const tapped = mount();
  element('a').inert = true;
  const replayed = replay(() => undefined);
  expect(tapped).toEqual([]);
  element('a').inert = false;
  await replayed;
  expect(tapped).toEqual(['Profile', 'Add: Plov']);
});

test('a person who goes on is not surprised by an earlier tap', async () => {
  const early = show();
  tap('a');
  const replay = early.take();
  const tapped = mount();
  element('a').inert = true;
  const replayed = replay(() => undefined);
  dispatchEvent(new Event('pointerdown'));
  await replayed;
  element('a').inert = false;
  expect(tapped).toEqual([]);
});

test('the focus stays where it was', async () => {
  const early = show();
  element('button', 1).focus();
  early.keepFocus();
  const replay = early.take();
  mount();
  await replay(() => undefined);
  expect(document.activeElement).toBe(element('button', 1));
});
