import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as limits from '../domain/limits';
import { fadeOutline } from './startup';

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

/** Replaces the skeleton and waits for the observer to run. */
async function show(element: HTMLElement) {
  root.replaceChildren(element);
  await Promise.resolve();
}

const fadingCount = () => document.querySelectorAll('body > .early').length;

test('the skeleton fades out above the shop for the specified time and is then removed', async () => {
  await show(document.createElement('main'));
  expect(animate).toHaveBeenCalledWith({ opacity: [1, 0] }, limits.fadeMs);
  expect(root.children[0]?.tagName).toBe('MAIN');
  expect(document.querySelector<HTMLElement>('body > .early')?.inert).toBe(true);
  fading.onfinish();
  expect(fadingCount()).toBe(0);
});

test('a skeleton replaced by another skeleton does not fade, only the last one does', async () => {
  await show(outline());
  expect(animate).not.toHaveBeenCalled();
  await show(document.createElement('main'));
  expect(animate).toHaveBeenCalledOnce();
});

test('nothing fades on a slow phone, with reduced motion, or without animation support', async () => {
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
  expect(fadingCount()).toBe(0);
});

test('later changes of the content do not fade anything', async () => {
  await show(document.createElement('main'));
  await show(document.createElement('main'));
  expect(animate).toHaveBeenCalledOnce();
});
