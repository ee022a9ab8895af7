import { dead, shopPage, withBody, withHeaders } from '../world.testing';
import { type Fault, page, served, withPage } from './plant.testing';

const assets = `${page}assets`;
const missing = `${page}assets/missing`;

/** The files behind the address. */
export const fileFaults: readonly Fault[] = [
  [
    'only the start page is served',
    'red',
    'address.deepLink missing',
    { changes: served('profile', 'no', 404) },
  ],
  [
    'a CDN keeps the page for ten minutes',
    'yellow',
    'address.pageCache kept',
    {
      changes: {
        [page]: (answer, ...of) =>
          answer.body === shopPage
            ? withHeaders({ 'cache-control': 'max-age=600' })(answer, ...of)
            : answer,
      },
    },
  ],
  [
    'files are kept for a minute',
    'yellow',
    'address.assetCache again',
    { changes: { [`${page}assets/index-1`]: withHeaders({ 'cache-control': 'max-age=60' }) } },
  ],
  [
    'the page is of an older build, whose script is gone',
    'red',
    'address.assetCache gone',
    { changes: { [`${page}assets/index-1`]: withBody('no', 404) } },
  ],
  [
    'the page comes in place of its script',
    'red',
    'address.assetCache gone',
    { changes: { [`${page}assets/index-1`]: withBody(shopPage) } },
  ],
  [
    'the page starts no script of its own',
    'yellow',
    'address.assetCache none',
    { changes: withPage('/assets/index-1.js', '/index.js') },
  ],
  [
    'a missing file is answered with the page',
    'red',
    'address.missing page',
    { changes: { [missing]: withBody(shopPage) } },
  ],
  [
    'a 404 is kept for a year',
    'yellow',
    'address.missing keptForGood',
    { changes: { [missing]: withHeaders({ 'cache-control': 'max-age=31536000' }) } },
  ],
  [
    'a missing file is forbidden',
    'yellow',
    'address.missing other',
    { changes: { [missing]: withBody('no', 403) } },
  ],
  [
    'the page is sent unpacked',
    'yellow',
    'address.compression open',
    { changes: { [page]: withHeaders({ 'content-encoding': '' }) } },
  ],
  [
    'files are sent unpacked',
    'yellow',
    'address.compression open',
    { changes: { [assets]: withHeaders({ 'content-encoding': '' }) } },
  ],
  [
    'the edge shows that it is well',
    'green',
    'address.edge well',
    { changes: served('edge/health', '{"status":"ok","problems":[]}') },
  ],
  [
    'the edge does not show its state',
    'green',
    'address.edge hidden',
    { changes: served('edge/health', 'no', 404) },
  ],
  [
    'the edge could not read an answer',
    'yellow',
    'address.edge troubled',
    { changes: served('edge/health', '{"status":"ok","problems":[{}]}') },
  ],
  [
    'the edge leaves out a host of its list',
    'yellow',
    'address.edge troubled',
    { changes: served('edge/health', '{"status":"ok","refusedHosts":["Demo.uz"]}') },
  ],
  [
    'the edge has stopped',
    'yellow',
    'address.edge silent',
    { typed: { edge: new URL('http://edge.test:8080/') }, changes: { 'edge.test': dead } },
  ],
  [
    'the page links no manifest',
    'yellow',
    'address.manifest notServed',
    { changes: withPage('rel="manifest"', 'rel="next"') },
  ],
  [
    'the manifest is not there',
    'yellow',
    'address.manifest notServed',
    { changes: served('demo.webmanifest', 'no', 404) },
  ],
  [
    'the page has no preview',
    'yellow',
    'address.preview notServed',
    { changes: withPage('og:title', 'title') },
  ],
  [
    'robots.txt is the page',
    'yellow',
    'address.robots notServed',
    { changes: served('robots.txt', shopPage) },
  ],
  [
    'the sitemap is the page',
    'yellow',
    'address.sitemap notServed',
    { changes: served('sitemap.xml', shopPage) },
  ],
];
