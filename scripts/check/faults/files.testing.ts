import { dead, shopPage, withBody, withHeaders } from '../world.testing';
import { type Faults, onPage, page, served, withPage } from './plant.testing';

const assets = `${page}assets`;
const missing = `${page}assets/missing`;

/** The files behind the address. */
export const fileFaults: Faults = {
  'red address.deepLink missing': {
    'only the start page is served': { changes: served('profile', 'no', 404) },
  },
  'yellow address.pageCache kept': {
    'a CDN keeps the page for ten minutes': onPage((answer, ...of) =>
      answer.body === shopPage
        ? withHeaders({ 'cache-control': 'max-age=600' })(answer, ...of)
        : answer,
    ),
  },
  'yellow address.assetCache again': {
    'files are kept for a minute': {
      changes: { [`${page}assets/index-1`]: withHeaders({ 'cache-control': 'max-age=60' }) },
    },
  },
  'red address.assetCache gone': {
    'the page is of an older build, whose script is gone': {
      changes: { [`${page}assets/index-1`]: withBody('no', 404) },
    },
    'the page comes in place of its script': {
      changes: { [`${page}assets/index-1`]: withBody(shopPage) },
    },
  },
  'yellow address.assetCache none': {
    'the page starts no script of its own': {
      changes: withPage('/assets/index-1.js', '/index.js'),
    },
  },
  'red address.missing page': {
    'a missing file is answered with the page': { changes: { [missing]: withBody(shopPage) } },
  },
  'yellow address.missing keptForGood': {
    'a 404 is kept for a year': {
      changes: { [missing]: withHeaders({ 'cache-control': 'max-age=31536000' }) },
    },
  },
  'yellow address.missing other': {
    'a missing file is forbidden': { changes: { [missing]: withBody('no', 403) } },
  },
  'yellow address.compression open': {
    'the page is sent unpacked': onPage(withHeaders({ 'content-encoding': '' })),
    'files are sent unpacked': { changes: { [assets]: withHeaders({ 'content-encoding': '' }) } },
  },
  'green address.edge well': {
    'the edge shows that it is well': {
      changes: served('edge/health', '{"status":"ok","problems":[]}'),
    },
  },
  'green address.edge hidden': {
    'the edge does not show its state': { changes: served('edge/health', 'no', 404) },
  },
  'yellow address.edge troubled': {
    'the edge could not read an answer': {
      changes: served('edge/health', '{"status":"ok","problems":[{}]}'),
    },
    'the edge leaves out a host of its list': {
      changes: served('edge/health', '{"status":"ok","refusedHosts":["Demo.uz"]}'),
    },
  },
  'yellow address.edge silent': {
    'the edge has stopped': {
      typed: { edge: new URL('http://edge.test:8080/') },
      changes: { 'edge.test': dead },
    },
  },
  'yellow address.manifest notServed': {
    'the page links no manifest': { changes: withPage('rel="manifest"', 'rel="next"') },
    'the manifest is not there': { changes: served('demo.webmanifest', 'no', 404) },
  },
  'yellow address.preview notServed': {
    'the page has no preview': { changes: withPage('og:title', 'title') },
  },
  'yellow address.robots notServed': {
    'robots.txt is the page': { changes: served('robots.txt', shopPage) },
  },
  'yellow address.sitemap notServed': {
    'the sitemap is the page': { changes: served('sitemap.xml', shopPage) },
  },
};
