import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleUser } from '../../../tests/samples/models';
import { Avatar } from './Person';

const photo = 'https://t.me/i/userpic/320/aziza.svg';
const aziza = sampleUser({ firstName: 'Aziza', lastName: 'Karimova', image: null });

let root: ReturnType<typeof createRoot>;
let page: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.createElement('main');
  root = createRoot(page);
});

afterEach(() => {
  act(() => root.unmount());
});

const image = () => page.querySelector('img');

test('the Telegram photo is loaded without a referrer', () => {
  act(() => root.render(<Avatar user={aziza} photo={photo} />));
  expect(image()?.src).toBe(photo);
  expect(image()?.referrerPolicy).toBe('no-referrer');
});

test('initials are shown if there is no photo, or if it fails to load', () => {
  act(() => root.render(<Avatar user={aziza} photo={null} />));
  expect(page.textContent).toBe('AK');
  act(() => root.render(<Avatar user={aziza} photo={photo} />));
  act(() => void image()?.dispatchEvent(new Event('error')));
  expect(image()).toBeNull();
  expect(page.textContent).toBe('AK');
});

test('the shop’s own photo is preferred over Telegram’s', () => {
  act(() => root.render(<Avatar user={{ ...aziza, image: 'people/1.webp' }} photo={photo} />));
  expect(image()?.src).not.toBe(photo);
  expect(image()?.src).toContain('people/1.webp');
});
