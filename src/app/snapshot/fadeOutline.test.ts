import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '../../domain/limits';
import { fadeOutline } from './fadeOutline';

const fading = { onfinish: () => undefined };
const animate = vi.fn(() => fading);
let root: HTMLElement;

beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'animate', { value: animate, configurable: true });
  animate.mockClear();
  root = document.createElement('div');
  root.append(outline());
  document.body.replaceChildren(root);
  fadeOutline(root);
});

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  delete document.documentElement.dataset.weak;
  vi.unstubAllGlobals();
});

function outline(): HTMLElement {
  return Object.assign(document.createElement('div'), { className: 'early' });
}

/** Puts something else in the outline's place, and lets that be noticed. */
async function show(element: HTMLElement) {
  root.replaceChildren(element);
  await Promise.resolve();
}

const fadingOnes = () => document.querySelectorAll('body > .early').length;

test('the outline fades out over the shop for as long as the specification says, and is gone', async () => {
  await show(document.createElement('main'));
  expect(animate).toHaveBeenCalledWith({ opacity: [1, 0] }, limits.fadeMs);
  expect(root.children[0]?.tagName).toBe('MAIN');
  expect(document.querySelector<HTMLElement>('body > .early')?.inert).toBe(true);
  fading.onfinish();
  expect(fadingOnes()).toBe(0);
});

test('an outline that follows an outline does not fade, the last one does', async () => {
  await show(outline());
  expect(animate).not.toHaveBeenCalled();
  await show(document.createElement('main'));
  expect(animate).toHaveBeenCalledOnce();
});

test('nothing fades on a weak phone, for those who ask for less motion, or where nothing can', async () => {
  document.documentElement.dataset.weak = '';
  await show(document.createElement('main'));
  delete document.documentElement.dataset.weak;

  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await show(outline());
  await show(document.createElement('main'));
  vi.unstubAllGlobals();

  expect(animate).not.toHaveBeenCalled();
  Object.defineProperty(HTMLElement.prototype, 'animate', { value: undefined });
  await show(outline());
  await show(document.createElement('main'));
  expect(fadingOnes()).toBe(0);
});

test('what follows the shop later fades nothing', async () => {
  await show(document.createElement('main'));
  await show(document.createElement('main'));
  expect(animate).toHaveBeenCalledOnce();
});
