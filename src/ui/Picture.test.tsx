import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failedPictures, Picture, PictureBaseContext } from './Picture';

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.createElement('main');
  root = createRoot(place);
  act(() =>
    root.render(
      <PictureBaseContext value="https://cdn.test">
        <Picture path="plov.webp" alt="Plov" width={100} />
      </PictureBaseContext>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const image = () => place.querySelector('img');

test('a picture that has failed is tried again when somebody is back, as often as it fails', () => {
  for (let time = 0; time < 2; time += 1) {
    act(() => void image()?.dispatchEvent(new Event('error')));
    expect(image()).toBeNull();
    expect(place.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Plov');
    expect(failedPictures.size).toBe(1);
    act(() => {
      for (const retry of failedPictures) retry();
    });
    expect(image()?.src).toContain('plov.webp');
  }
  expect(failedPictures.size).toBe(0);
});
