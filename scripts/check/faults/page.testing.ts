import { type Changes, dead, foreignJson, shopPage, withBody, withHeaders } from '../world.testing';
import { type Faults, menuOf, noApi, onApi, together, withPage, withPolicy } from './plant.testing';

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
  const bare = text.replace(/"(logo|image)":"[^"]*"/g, '"$1":null');
  return { ...answer, body: bare.replace(/"gallery":\[[^\]]*\]/g, '"gallery":[]') };
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
export const pageFaults: Faults = {
  'red page.merchant other': {
    'the host asks for another merchant': shopAt('https://plov.shop.test/'),
  },
  'red page.merchant nobody': {
    'the domain is of no merchant': shopAt('https://nobody.test/', byPage),
    'the host’s first label is no merchant': shopAt('https://order.shop.test/', byPage),
    'the merchant’s key is mistyped': { typed: { vendor: 'demmo' } },
  },
  'green page.merchant known': {
    'nobody has said the merchant, and the server knows the host': { typed: byPage },
  },
  'red page.base other': {
    'the page calls another server than the one typed': {
      typed: { apiBase: 'https://old-api.test/api' },
    },
    'the server is typed without its path': {
      typed: { apiBase: 'https://api.test' },
      also: 'red server.merchant missing',
    },
  },
  'grey page.base unsaid': {
    'the page does not say its server': { changes: noApi },
  },
  'red page.api insecure': {
    'hosts.json names an http address of the API': { changes: isHttp, typed: byPage },
    'the API is typed with http': {
      changes: together(noApi, httpAllowed),
      typed: { apiBase: 'http://api.test/api' },
    },
  },
  'red page.api other': {
    'a gateway’s page comes in place of the API: the server is not asked again': {
      changes: gateway,
      also: 'grey server.merchant notAsked',
    },
    'a gateway’s page comes, and nobody has said the merchant: it is not asked': {
      typed: byPage,
      changes: gateway,
      also: 'grey page.merchant notAsked',
    },
    'the path of the API is wrong': { changes: wrongPath },
    'the shop’s own page comes in place of the API': onApi(withBody(shopPage)),
    'another API answers each path with a 404 in JSON': { changes: foreignJson },
  },
  'red page.api noOrigin': {
    'the API sends no CORS headers': onApi(withHeaders({ 'access-control-allow-origin': '' })),
    'the API allows another origin only': onApi(
      withHeaders({ 'access-control-allow-origin': 'https://other.test' }),
    ),
    'a proxy adds a second CORS header to the API’s own': onApi(
      withHeaders({ 'access-control-allow-origin': '*, *' }),
    ),
  },
  'red page.api preflight': {
    'the API does not allow the header merchant': { changes: allowing('content-type') },
    'a build sends Idempotency-Key, and the API does not allow it': {
      changes: { ...allowing(usual), ...withKey },
    },
  },
  'green page.api open': {
    'a build without Idempotency-Key does not need it': { changes: allowing(usual) },
  },
  'red page.api silent': {
    'the API does not answer': onApi(dead),
  },
  'grey page.api unknown': {
    'nobody has said the merchant nor where the API is': {
      typed: byPage,
      changes: noApi,
      also: 'grey page.merchant none',
    },
  },
  'yellow page.exposed noDate': {
    'the API does not expose Date': {
      changes: exposing('retry-after'),
      also: 'yellow server.calls different',
    },
  },
  'yellow page.exposed noPause': {
    'the API does not expose Retry-After': { changes: exposing('date') },
  },
  'red page.picture broken': {
    'the picture proxy answers 404': { changes: { 'cdn.test': withBody('no', 404) } },
    'the picture proxy is down': { changes: { 'cdn.test': dead } },
  },
  'red page.picture notPicture': {
    'a page comes in place of pictures': {
      changes: { 'cdn.test': withHeaders({ 'content-type': 'text/html' }) },
    },
  },
  'grey page.picture none': {
    'nothing has a picture': { changes: noPictures },
  },
  'red page.map style': {
    'the map’s style has no CORS headers': {
      changes: { 'map.test': withHeaders({ 'access-control-allow-origin': '' }) },
    },
  },
  'red page.map tiles': {
    'the map’s tiles are forbidden': { changes: { 'tiles.test/0': withBody('no', 403) } },
  },
  'red page.map policy': {
    'origins of hosts.json leaves out the map’s tiles': {
      changes: withPolicy(' https://tiles.test', ''),
    },
  },
};
