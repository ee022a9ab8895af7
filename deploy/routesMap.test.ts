import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '../src/navigation/paths';

const file = 'deploy/storefront-edge.conf';
const list = /^( {2}"~\^\(\?<storefront_path>\/\()[^)]*(\)\)\/\*\$" \$storefront_path;)$/m;

test('the edge’s map for nginx has every route without an id (npm run docs rewrites it)', async () => {
  const plain = Object.values(routes).filter((route) => route !== '/' && !route.includes(':'));
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(list);
  const names = plain.map((route) => route.slice(1)).join('|');
  const written = text.replace(list, (_, start, end) => `${start}${names}${end}`);
  await expect(written).toMatchFileSnapshot('storefront-edge.conf');
});
