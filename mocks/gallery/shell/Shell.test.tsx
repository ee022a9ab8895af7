import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Introduction } from './Shell';

afterEach(() => document.head.replaceChildren());

function introducedAt(appOrigin: string) {
  document.head.innerHTML = `<meta name="app-origin" content="${appOrigin}">`;
  const page = document.createElement('main');
  page.innerHTML = renderToStaticMarkup(<Introduction />);
  const ways = [...page.querySelectorAll('a')].map((way) => way.getAttribute('href'));
  return { title: page.querySelector('h1')?.textContent, ways };
}

test('the gallery begins with its title, and the way to the simulator and the shop', () => {
  expect(introducedAt('http://localhost:9000')).toEqual({
    title: 'Gallery',
    ways: ['../telegram/?vendor=demo', 'http://localhost:9000/?vendor=demo'],
  });
});

test('beside the app there is no simulator to go to', () => {
  expect(introducedAt('/').ways).toEqual([`${location.origin}/?vendor=demo`]);
});
