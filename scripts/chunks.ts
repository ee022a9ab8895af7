/** React DOM, of which maps need a few lines too. */
const dom = /\/node_modules\/react-dom\/|\/src\/app\/mountReact\.ts$/;
/** What every visit asks for once home stands: home's late parts, sheets, notices, the log-in. */
const behind = new RegExp(
  [
    String.raw`/src/app/(afterStart|BasketAnnouncer|FavouritesLayer|Overlays|Sheets)\.tsx?$`,
    String.raw`/src/flows/start/(loadAfterRender|startTrackers)\.ts$`,
    String.raw`/src/screens/home/(ActiveOrders|BasketButton|HomeBottom|OrderPlace|Promotions|scrollToSection)\.tsx?$`,
  ].join('|'),
);
/** What an order passes through, apart from maps. */
const order = /\/src\/screens\/(address|basket|branches|checkout|login|product)\/\w+Screen\.tsx$/;
const sdk = /\/src\/telegram\/|\/node_modules\/@tma\.js\//;

/**
 * How the sources are divided into files; with a source come those that it imports. Left alone the
 * bundler makes a file of each set of sources that the same screens need: 140 of them, of which a
 * visit asks for a hundred, and on a slow network each costs a turn. React DOM's renderer stays apart
 * from the first file, because home is drawn before it comes (src/app/startup.ts).
 */
export const chunkGroups = [
  { name: 'first', tags: ['$initial' as const], priority: 6 },
  { name: 'live', test: dom, priority: 5 },
  { name: 'behind', test: behind, priority: 4 },
  { name: 'order', test: order, priority: 3 },
  { name: 'telegram', test: sdk, priority: 2 },
  { name: 'shared', test: /\/src\//, minShareCount: 2, priority: 1 },
];
