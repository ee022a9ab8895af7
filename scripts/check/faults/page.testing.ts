import { type Changes, dead, foreignJson, shopPage, withBody, withHeaders } from '../world.testing';
import { type Fault, menuOf, noApi, together, withPage, withPolicy } from './plant.testing';

const gateway: Changes = { 'api.test': withBody('<html>502 Bad Gateway</html>', 502) };
const wrongPath: Changes = { 'api.test': withBody('Not found', 404) };
/** The policy that `deploy` writes for an http address names it too. */
const httpAllowed = withPolicy('https://api.test', 'http://api.test');
const isHttp = together(withPage('https://api.test', 'http://api.test'), httpAllowed);
const allowing = (headers: string): Changes => ({
  'api.test/api/orders': withHeaders({ 'access-control-allow-headers': headers }),
});
const exposing = (headers: string): Changes => ({
  'api.test': withHeaders({ 'access-control-expose-headers': headers }),
});
const withKey = withPage(
  '</head>',
  '<meta name="storefront:VITE_IDEMPOTENCY_KEY" content="on" /></head>',
);
const usual = 'authorization,content-type,merchant';
const withoutPictures: Changes[string] = (answer) => {
  const text = new TextDecoder().decode(answer.body as ArrayBuffer);
  return { ...answer, body: text.replace(/"(logo|image)":"[^"]*"/g, '"$1":null') };
};
const noPictures: Changes = {
  'api.test/api/users/v1/merchants': withoutPictures,
  'api.test/api/products': withoutPictures,
};
/** Nothing is typed of the server: the page says it. */
const byPage = { apiBase: null, vendor: null };
const shopAt = (address: string, typed = {}) => ({
  typed: { shop: new URL(address), shopOrigin: new URL(address).origin, ...typed },
  ...menuOf(address),
});

/** What the page gets from its server, its pictures and its map. */
export const pageFaults: readonly Fault[] = [
  [
    'the host asks for another merchant',
    'red',
    'page.merchant other',
    shopAt('https://plov.shop.test/'),
  ],
  [
    'the domain is of no merchant',
    'red',
    'page.merchant nobody',
    shopAt('https://nobody.test/', byPage),
  ],
  [
    'the host’s first label is no merchant',
    'red',
    'page.merchant nobody',
    shopAt('https://order.shop.test/', byPage),
  ],
  ['the merchant’s key is mistyped', 'red', 'page.merchant nobody', { typed: { vendor: 'demmo' } }],
  [
    'nobody has said the merchant, and the server knows the host',
    'green',
    'page.merchant known',
    { typed: byPage },
  ],
  [
    'nobody has said the merchant nor the server',
    'grey',
    'page.merchant none',
    { typed: byPage, changes: noApi },
  ],
  [
    'a gateway’s page: the merchant is not asked',
    'grey',
    'page.merchant notAsked',
    { typed: byPage, changes: gateway },
    'page.api',
  ],
  [
    'the page calls another server than the one typed',
    'red',
    'page.base other',
    { typed: { apiBase: 'https://old-api.test/api' } },
  ],
  [
    'the server is typed without its path',
    'red',
    'page.base other',
    { typed: { apiBase: 'https://api.test' } },
    'server.merchant',
  ],
  ['the page does not say its server', 'grey', 'page.base unsaid', { changes: noApi }],
  [
    'hosts.json names an http address of the API',
    'red',
    'page.api insecure',
    { changes: isHttp, typed: byPage },
  ],
  [
    'the API is typed with http',
    'red',
    'page.api insecure',
    { changes: together(noApi, httpAllowed), typed: { apiBase: 'http://api.test/api' } },
  ],
  ['a gateway’s page comes in place of the API', 'red', 'page.api other', { changes: gateway }],
  [
    'the same: the server is not asked again',
    'grey',
    'server.merchant notAsked',
    { changes: gateway },
    'page.api',
  ],
  ['the path of the API is wrong', 'red', 'page.api other', { changes: wrongPath }],
  [
    'the shop’s own page comes in place of the API',
    'red',
    'page.api other',
    { changes: { 'api.test': withBody(shopPage) } },
  ],
  [
    'another API answers each path with a 404 in JSON',
    'red',
    'page.api other',
    { changes: foreignJson },
  ],
  [
    'the API sends no CORS headers',
    'red',
    'page.api noOrigin',
    { changes: { 'api.test': withHeaders({ 'access-control-allow-origin': '' }) } },
  ],
  [
    'the API allows another origin only',
    'red',
    'page.api noOrigin',
    {
      changes: { 'api.test': withHeaders({ 'access-control-allow-origin': 'https://other.test' }) },
    },
  ],
  [
    'a proxy adds a second CORS header to the API’s own',
    'red',
    'page.api noOrigin',
    { changes: { 'api.test': withHeaders({ 'access-control-allow-origin': '*, *' }) } },
  ],
  [
    'the API does not allow the header merchant',
    'red',
    'page.api preflight',
    { changes: allowing('content-type') },
  ],
  [
    'a build sends Idempotency-Key, and the API does not allow it',
    'red',
    'page.api preflight',
    { changes: { ...allowing(usual), ...withKey } },
  ],
  [
    'a build without Idempotency-Key does not need it',
    'green',
    'page.api open',
    { changes: allowing(usual) },
  ],
  ['the API does not answer', 'red', 'page.api silent', { changes: { 'api.test': dead } }],
  [
    'nobody has said where the API is',
    'grey',
    'page.api unknown',
    { typed: byPage, changes: noApi },
  ],
  [
    'the API does not expose Date',
    'yellow',
    'page.exposed noDate',
    { changes: exposing('retry-after') },
    'server.calls',
  ],
  [
    'the API does not expose Retry-After',
    'yellow',
    'page.exposed noPause',
    { changes: exposing('date') },
  ],
  [
    'the picture proxy answers 404',
    'red',
    'page.picture broken',
    { changes: { 'cdn.test': withBody('no', 404) } },
  ],
  ['the picture proxy is down', 'red', 'page.picture broken', { changes: { 'cdn.test': dead } }],
  [
    'a page comes in place of pictures',
    'red',
    'page.picture notPicture',
    { changes: { 'cdn.test': withHeaders({ 'content-type': 'text/html' }) } },
  ],
  ['nothing has a picture', 'grey', 'page.picture none', { changes: noPictures }],
  [
    'the map’s style has no CORS headers',
    'red',
    'page.map style',
    { changes: { 'map.test': withHeaders({ 'access-control-allow-origin': '' }) } },
  ],
  [
    'the map’s tiles are forbidden',
    'red',
    'page.map tiles',
    { changes: { 'tiles.test/0': withBody('no', 403) } },
  ],
  [
    'origins of hosts.json leaves out the map’s tiles',
    'red',
    'page.map policy',
    { changes: withPolicy(' https://tiles.test', '') },
  ],
];
