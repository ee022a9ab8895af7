import { expect, test } from 'vitest';
import { routes } from '../src/navigation/paths';
import { robotsText } from './robotsText';

/** Whether a rule closes a path: `*` and `$` as robots read them (RFC 9309). */
function isClosed(path: string): boolean {
  const rules = [...robotsText().matchAll(/^Disallow: (.*)$/gm)].map(([, rule = '']) => rule);
  return rules.some((rule) =>
    rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule),
  );
}

test.each([
  '/',
  '/product/12',
  '/category?id=7',
  '/branches',
  '/branches/map',
  '/vacancy/3',
  '/about',
])('robots may read %s', (path) => {
  expect(isClosed(path)).toBe(false);
});

test.each([
  routes.basket,
  `${routes.basket}?shared=AQ`,
  routes.checkout,
  routes.checkoutTime,
  routes.login,
  routes.loginConfirm,
  routes.profile,
  '/profile/orders/17',
  routes.addressDelivery,
  routes.notifications,
  '/stories/4',
])('robots stay away from %s', (path) => {
  expect(isClosed(path)).toBe(true);
});

test('the text is one group of rules for every robot', () => {
  expect(robotsText()).toMatch(/^User-agent: \*\n(Disallow: \/.+\n)+$/);
});

test('where there is a sitemap, they read where', () => {
  const text = robotsText('https://osh.example.uz');
  expect(text).toBe(`${robotsText()}\nSitemap: https://osh.example.uz/sitemap.xml\n`);
});
