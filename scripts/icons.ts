/**
 * Writes src/ui/icons.svg and src/ui/iconNames.ts from the Lucide icons used by the shop. Run `npx
 * tsx scripts/icons.ts` after changing the list.
 */
import { readFile, writeFile } from 'node:fs/promises';

/** Icon names of the shop, and Lucide's. */
const icons = {
  home: 'house',
  search: 'search',
  user: 'user',
  basket: 'shopping-basket',
  bag: 'shopping-bag',
  plus: 'plus',
  minus: 'minus',
  close: 'x',
  clear: 'circle-x',
  next: 'chevron-right',
  previous: 'chevron-left',
  down: 'chevron-down',
  back: 'arrow-left',
  check: 'check',
  done: 'circle-check',
  error: 'circle-alert',
  warning: 'triangle-alert',
  info: 'info',
  pin: 'map-pin',
  map: 'map',
  list: 'list',
  locate: 'locate-fixed',
  store: 'store',
  clock: 'clock',
  calendar: 'calendar-days',
  phone: 'phone',
  send: 'send',
  message: 'message-circle',
  heart: 'heart',
  star: 'star',
  promo: 'ticket-percent',
  discount: 'badge-percent',
  wallet: 'wallet',
  card: 'credit-card',
  terminal: 'credit-card-reader',
  payApp: 'smartphone',
  cash: 'banknote',
  gift: 'gift',
  bell: 'bell',
  language: 'languages',
  logOut: 'log-out',
  trash: 'trash-2',
  edit: 'pencil',
  copy: 'copy',
  share: 'share-2',
  qr: 'qr-code',
  external: 'external-link',
  receipt: 'receipt-text',
  package: 'package',
  bike: 'bike',
  table: 'utensils',
  cooking: 'chef-hat',
  calories: 'flame',
  work: 'briefcase',
  document: 'file-text',
  privacy: 'shield-check',
  filter: 'sliders-horizontal',
  sort: 'arrow-up-down',
  noPicture: 'image-off',
  retry: 'refresh-cw',
  offline: 'wifi-off',
  waiter: 'concierge-bell',
  people: 'users',
  link: 'link',
  mail: 'mail',
  globe: 'globe',
  lock: 'lock',
  note: 'notebook-pen',
  camera: 'camera',
  pause: 'pause',
  play: 'play',
} as const;

const from = new URL('../node_modules/lucide-static/', import.meta.url);
const to = new URL('../src/ui/', import.meta.url);

const { version } = JSON.parse(await readFile(new URL('package.json', from), 'utf8')) as {
  version: string;
};

const symbols = await Promise.all(
  Object.entries(icons).map(async ([name, file]) => {
    const svg = await readFile(new URL(`icons/${file}.svg`, from), 'utf8');
    const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
    if (!shapes) throw new Error(`Lucide has no shapes for "${file}"`);
    const packed = shapes.replace(/\s*\n\s*/g, '').replace(/ \/>/g, '/>');
    return `<symbol id="${name}" viewBox="0 0 24 24">${packed}</symbol>`;
  }),
);

await writeFile(
  new URL('icons.svg', to),
  `<!-- Lucide ${version}, https://lucide.dev, ISC licence; parts from Feather, MIT licence -->
<svg xmlns="http://www.w3.org/2000/svg">
${symbols.join('\n')}
</svg>
`,
);

const names = Object.keys(icons).map((name) => `  | '${name}'`);
await writeFile(
  new URL('iconNames.ts', to),
  `/** The symbols of icons.svg; written by scripts/icons.ts. */
export type IconName =
${names.join('\n')};
`,
);
