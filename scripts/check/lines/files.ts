import { green, line, red, yellow } from './outcomes';

/** What is asked of the files behind the shop’s address. */
export const fileLines = {
  'address.deepLink': line('Does a link into the shop open?', {
    opens: green('Links to orders and products open.'),
    missing: red(
      'Only the start page opens: a reload, a shared product and a message’s button end on an error.',
      'Answer every path that is not a file with index.html.',
    ),
  }),
  'address.pageCache': line('Is the page always the newest?', {
    fresh: green('A new build reaches everybody at the next start.'),
    kept: yellow(
      'Phones may keep an old page, so a new build does not reach everybody.',
      'Send `Cache-Control: no-cache` with the page, also through a CDN.',
    ),
  }),
  'address.assetCache': line('Are the files kept on phones?', {
    kept: green('Files are loaded once.'),
    again: yellow(
      'Phones load files again that they have, so the shop starts slower.',
      'Send `Cache-Control: public, max-age=31536000, immutable` for /assets/.',
    ),
    gone: red(
      'The page starts a script that is not there: the shop stays blank for everybody.',
      'Publish page and files of one build together, and let no CDN keep the page.',
    ),
    none: yellow('The page names no file of its own.', 'Is this the build of this shop?'),
  }),
  'address.missing': line('What is answered for a file that is not there?', {
    notFound: green('A page of yesterday notices that there is a new build.'),
    page: red(
      'The page itself comes in place of a missing file: after a new build open shops stay blank.',
      'Answer a missing file below /assets/ with 404.',
    ),
    keptForGood: yellow(
      'A missing file stays missing on phones for a year, even after it is back.',
      'Send `no-cache` with a 404 (deploy/README, static hosts).',
    ),
    other: yellow('A missing file is answered unusually.', 'Answer it with 404.'),
  }),
  'address.compression': line('Is it sent packed?', {
    packed: green('Page and files are sent packed.'),
    open: yellow(
      'Something is sent unpacked: three to five times as many bytes on a phone’s network.',
      'Serve the `.br` and `.gz` files of the build, or let the proxy pack.',
    ),
  }),
  'address.edge': line('Is the edge well?', {
    well: green('The first screen is drawn by the edge.'),
    hidden: green('The edge, if there is one, does not show its state to the outside.'),
    troubled: yellow(
      'The edge could not read some of the server’s answers, or entries of its host list; these shops get the plain page.',
      'See `problems` and `refusedHosts` of /edge/health.',
    ),
    silent: yellow('The edge does not answer.', 'The shop works without it; see its process.'),
  }),
  'address.manifest': line('Can it be installed?', {
    served: green('The shop can be put on a home screen with its own name and picture.'),
    notServed: yellow(
      'No manifest is served.',
      'The edge serves one (deploy/README). The shop works without it.',
    ),
  }),
  'address.preview': line('Does a shared link have a preview?', {
    served: green('A link to the shop shows its name and picture.'),
    notServed: yellow(
      'The page has no preview.',
      'The edge writes it into the page (deploy/README). Without it a link shows its address.',
    ),
  }),
  'address.robots': line('Are search engines told what to read?', {
    served: green('Search engines are told what to read.'),
    notServed: yellow(
      'No robots.txt is served.',
      'Every build has one: the server should pass it on. Without it they read what they find.',
    ),
  }),
  'address.sitemap': line('Are search engines told what there is?', {
    served: green('A sitemap names the pages of the shop.'),
    notServed: yellow(
      'No sitemap is served.',
      'The edge serves one (deploy/README). Without it search engines find what is linked.',
    ),
  }),
};
