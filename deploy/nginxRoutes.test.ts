import { expect, test } from 'vitest';
import { stripPathPrefixes } from '../src/domain/start/pathPrefixes';
import { routes } from '../src/navigation/paths';
import { routeOf } from './edge/visit';
import { shownPaths } from './nginx';

const screens = Object.values(routes).map((route) => route.replace(':id', 'a.b-7'));
const prefixes = ['', '/ru', '/uz', '/1', '/2', '/ru/2', '/1/uz', '/ru/uz', '/eng', '/3', '/1/2'];
const others = [
  '/nothing',
  '/product',
  '/product/7/more',
  '/profile/orders/7/none',
  '/Basket',
  '/s',
];

test.each(prefixes)('nginx takes the same paths for screens as the edge, after “%s”', (prefix) => {
  const shown = new RegExp(shownPaths);
  for (const path of [...screens, ...others])
    for (const address of [prefix + path, `${prefix}${path}/`]) {
      const isScreen = routeOf(stripPathPrefixes(address).path).name !== null;
      expect([address, shown.test(address)]).toEqual([address, isScreen]);
    }
});
