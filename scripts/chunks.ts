/** React DOM; maps need a few lines of it too. */
const dom = /\/node_modules\/react-dom\/|\/src\/app\/mountReact\.ts$/;
/** What sends the calls, reads the responses of home, and what of it the last visit has stored. */
const api =
  /\/src\/(app\/connectApi|api\/(settings|wireCatalog|wireMerchant)|stores\/start\/lastVisit)\.ts$/;
/** Requested on every visit after home is rendered: deferred parts of home, sheets, notices. */
const afterHome = new RegExp(
  [
    String.raw`/src/app/(afterStart|BasketAnnouncer|FavouritesLayer|Overlays|Sheets)\.tsx?$`,
    String.raw`/src/flows/start/(loadAfterRender|startTrackers)\.ts$`,
    String.raw`/src/screens/home/(HeaderButtons|HomeBottom|HomeFloat|OpeningNotice|OrderPlace|Promotions|scrollToSection)\.tsx?$`,
  ].join('|'),
);
/** Screens on the way to an order, except maps. */
const order = /\/src\/screens\/(address|basket|branches|checkout|login|product)\/\w+Screen\.tsx$/;
const sdk = /\/src\/telegram\/|\/node_modules\/@tma\.js\//;

/**
 * How the sources are split into chunks; a source brings its imports along. By default the bundler
 * makes one chunk per set of sources shared by the same screens: 140 of them, 100 needed by a
 * visit, each a round trip on a slow network. React DOM is kept out of the first chunk: on a
 * returning visit and from the edge, the first frame does not wait for it. What reads the API's responses is kept out
 * of it, too: the edge's page carries what it has read.
 */
export const chunkGroups = [
  { name: 'first', tags: ['$initial' as const], priority: 6 },
  { name: 'reactDom', test: dom, priority: 5 },
  { name: 'api', test: api, priority: 5 },
  { name: 'afterHome', test: afterHome, priority: 4 },
  { name: 'order', test: order, priority: 3 },
  { name: 'telegram', test: sdk, priority: 2 },
  { name: 'shared', test: /\/src\//, minShareCount: 2, priority: 1 },
];
