import type { ClientKind } from '../protocol/clients';
import type { Platform } from '../protocol/platforms';
import type { deviceNames, Insets } from './devices';
import type { Person } from './person';
import type { AccountName } from './users';

export type ThemeParams = Record<string, string>;

export const dataKinds = [
  'valid',
  'expired',
  'future',
  'tampered',
  'short',
  'unsigned',
  'absent',
] as const;
/** From where the app is opened: it decides what its init data holds. */
export const launchKinds = [
  'menu',
  'inline',
  'keyboard',
  'link',
  'group',
  'attachment',
  'join',
] as const;
export const performanceClasses = ['LOW', 'AVERAGE', 'HIGH'] as const;
export const permissions = ['ask', 'grant', 'refuse'] as const;
/** `never`: the request gets no response */
export const responses = [...permissions, 'never'] as const;
/** `never`: paid, but the app is not told */
export const invoiceAnswers = ['ask', 'paid', 'failed', 'cancelled', 'pending', 'never'] as const;
export const popupAnswers = ['ask', 'never'] as const;
/** `none`: the phone has no biometry */
export const biometryAnswers = ['none', ...permissions] as const;
export const themes = ['light', 'dark', 'custom'] as const;
export const versions = [
  '6.0',
  '6.2',
  '6.9',
  '7.7',
  '7.10',
  '8.0',
  '9.0',
  '9.1',
  '9.5',
  '9.6',
  '10.1',
  '10.2',
  '10.3',
] as const;

export type LaunchKind = (typeof launchKinds)[number];
export type DataKind = (typeof dataKinds)[number];
export type PerformanceClass = (typeof performanceClasses)[number];
export type Permission = (typeof permissions)[number];

/**
 * All settings of the simulated Telegram; kept in the page's address. Sizes are CSS pixels,
 * coordinates degrees.
 */
export type Situation = {
  /** the app's address; empty for the one set by the server */
  app: string;
  /** the app's path, for example `/basket` */
  path: string;
  panel: boolean;
  /** complains of every message that the client does not know or take */
  strict: boolean;
  /** the merchant's key */
  vendor: string;
  /** the menu button, a button below a message or on the keyboard, a link, the attachment menu, or a request to join */
  launch: LaunchKind;
  /** the value of `startapp=`, or of `startattach=` */
  start: string;
  user: AccountName;
  /** another person with a phone of their own beside the first; empty for none */
  second: AccountName | '';
  /** overrides of the chosen user; zero and empty keep the user's own value */
  id: number;
  name: string;
  /** of a user brought along, over the chosen one */
  person: Person;
  language: string;
  phone: string;
  /** the address of the user's photo; empty for none */
  photo: string;
  theme: (typeof themes)[number];
  /** the custom theme, merged into the light one */
  colors: ThemeParams;
  client: ClientKind;
  /** of a web client; a native one has its own */
  platform: Platform;
  version: string;
  performance: PerformanceClass;
  /** the look around the screen */
  device: (typeof deviceNames)[number];
  width: number;
  height: number;
  /** the size follows the window */
  fit: boolean;
  /** opens as a half-height sheet that `web_app_expand` raises (native clients) */
  compact: boolean;
  /** the app's own colours, as set in BotFather, come with the launch */
  ownColors: boolean;
  /** opens over the whole screen (8.0) */
  fullscreen: boolean;
  /** the menu has the app's settings */
  settings: boolean;
  /** opened from a bot's inline mode */
  inline: boolean;
  keyboard: boolean;
  safe: Insets;
  content: Insets;
  data: DataKind;
  contact: (typeof responses)[number];
  write: Permission;
  location: (typeof responses)[number];
  latitude: number;
  longitude: number;
  invoice: (typeof invoiceAnswers)[number];
  popup: (typeof popupAnswers)[number];
  biometry: (typeof biometryAnswers)[number];
  /** the phone has motion sensors */
  motion: boolean;
  /** whether the bot may set the emoji status */
  emoji: Permission;
  /** Telegram's events reach the app so many milliseconds late */
  late: number;
  /** Telegram's events reach the app twice */
  twice: boolean;
  /** no request of the app is answered, whatever its dialog says */
  silent: boolean;
  /** the clipboard's content */
  clipboard: string;
  /** links opened by the app really open, in a tab */
  links: boolean;
  /** the phone is another one than secrets were saved on: they have to be restored */
  newPhone: boolean;
};

const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export const usual: Situation = {
  app: '',
  path: '/',
  panel: true,
  strict: false,
  vendor: 'demo',
  launch: 'menu',
  start: '',
  user: 'malika',
  second: '',
  id: 0,
  name: '',
  person: {},
  language: '',
  phone: '',
  photo: '',
  theme: 'light',
  colors: {},
  client: 'web',
  platform: 'weba',
  version: '10.3',
  performance: 'AVERAGE',
  device: 'none',
  width: 390,
  height: 844,
  fit: false,
  compact: false,
  ownColors: false,
  fullscreen: false,
  settings: false,
  inline: false,
  keyboard: false,
  safe: noInsets,
  content: noInsets,
  data: 'valid',
  contact: 'ask',
  write: 'ask',
  location: 'ask',
  latitude: 41.311081,
  longitude: 69.240562,
  invoice: 'ask',
  popup: 'ask',
  biometry: 'none',
  motion: false,
  emoji: 'ask',
  late: 0,
  twice: false,
  silent: false,
  clipboard: '',
  links: true,
  newPhone: false,
};
