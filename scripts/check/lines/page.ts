import { green, grey, line, red, yellow } from './outcomes';

/** What the shop’s page asks of others. */
export const pageLines = {
  'page.merchant': line('Which merchant does this host ask for?', {
    same: green('The host asks for its own merchant.'),
    other: red(
      'The host asks for another merchant, so this shop does not open.',
      'Give the host its `merchant` in hosts.json, and run `npm run deploy` again.',
    ),
    known: green('The host asks for a merchant that the server knows.'),
    nobody: red(
      'The server knows no merchant of this host, so no shop opens.',
      'Give the host its `merchant` in hosts.json, or the merchant its `sub` or domain on the server.',
    ),
    notAsked: grey(
      'Whether the server knows the merchant of this host could not be asked.',
      'Set right what the next lines say of the server.',
    ),
    none: grey('Which merchant is meant was not said.', 'Give its key by --vendor.'),
  }),
  'page.base': line('Does the page call the server that was typed?', {
    same: green('The page calls the server that was typed.'),
    other: red(
      'The page calls another server than the one that was typed, so what is said of that one is not what customers get.',
      'Give --api as the page has it, or VITE_API_BASE_URL in hosts.json, and run `npm run deploy`.',
    ),
    unsaid: grey(
      'The page does not say which server it calls: its build does.',
      'Name VITE_API_BASE_URL in hosts.json.',
    ),
  }),
  'page.api': line('May the page call the server?', {
    open: green('The shop may call its server.'),
    insecure: red(
      'The shop is opened over https and calls an http address, which no browser does: no shop opens.',
      'Give the https address in hosts.json, and run `npm run deploy`.',
    ),
    other: red(
      'Something else answers at the server’s address: a gateway, or another path.',
      'Check VITE_API_BASE_URL, its path too, and that the API runs behind its gateway.',
    ),
    noOrigin: red(
      'The server does not let this shop read its answers: the shop stays empty.',
      'Send `Access-Control-Allow-Origin` with this origin, also with errors.',
    ),
    preflight: red(
      'The server does not let this shop send what it has to: nothing can be ordered.',
      'Answer OPTIONS with the methods and headers that are named.',
    ),
    silent: red(
      'The server does not answer.',
      'Check the API’s address, its certificate and its log.',
    ),
    unknown: grey('Where the API is was not said.', 'Give it by --api.'),
  }),
  'page.exposed': line('May the page read the server’s clock and its pauses?', {
    exposed: green('Opening hours go by the server’s clock, and a busy server is left in peace.'),
    noDate: yellow(
      'Opening hours go by the phone’s clock, which may be wrong.',
      'Send `Access-Control-Expose-Headers: Date, Retry-After`.',
    ),
    noPause: yellow(
      'A busy server cannot tell the shop how long to wait.',
      'Send `Access-Control-Expose-Headers: Date, Retry-After`.',
    ),
  }),
  'page.picture': line('Do pictures come?', {
    shown: green('Pictures come.'),
    broken: red(
      'Pictures do not come: products are shown without.',
      'Check VITE_CDN_URL, and that the picture proxy may fetch from the content host.',
    ),
    notPicture: red(
      'Something else comes in place of a picture.',
      'Check VITE_CDN_URL: the path goes on with /insecure/resize:…',
    ),
    none: grey(
      'There was no picture to ask for.',
      'The merchant has no logo and no product with one.',
    ),
  }),
  'page.map': line('Does the map come?', {
    drawn: green('The map comes, with its tiles.'),
    style: red(
      'The map does not come: customers type their address instead of pointing at it.',
      'Check VITE_MAP_STYLE_URL and its CORS headers.',
    ),
    tiles: red(
      'The map stays grey: its style comes, and its tiles do not.',
      'Check where the style’s tiles are, and name that origin in `origins` of hosts.json.',
    ),
    policy: red(
      'The shop’s policy forbids the map.',
      'Name the origins of the style and of its tiles in hosts.json, and run `npm run deploy`.',
    ),
  }),
};
