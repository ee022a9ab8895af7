import type { ClientKind } from '../protocol/clients';
import type { Platform } from '../protocol/platforms';
import type { AccountName } from './users';

export type Insets = {
  top: number;
  right: number;
  bottom: number;
  left: number;
};

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
export const performanceClasses = ['LOW', 'AVERAGE', 'HIGH'] as const;
export const permissions = ['ask', 'grant', 'refuse'] as const;
/** `never`: a location request gets no response */
export const locationAnswers = [...permissions, 'never'] as const;
export const invoiceAnswers = ['ask', 'paid', 'failed', 'cancelled', 'pending'] as const;
export const themes = ['light', 'dark', 'custom'] as const;
export const versions = ['6.0', '6.2', '6.9', '7.7', '7.10', '8.0', '9.0', '9.1', '9.6'] as const;

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
  /** the merchant's key */
  vendor: string;
  /** the value of `startapp=` */
  start: string;
  user: AccountName;
  /** overrides of the chosen user; zero and empty keep the user's own value */
  id: number;
  name: string;
  language: string;
  phone: string;
  theme: (typeof themes)[number];
  /** the custom theme, merged into the light one */
  colors: ThemeParams;
  client: ClientKind;
  /** of a web client; a native one has its own */
  platform: Platform;
  version: string;
  performance: PerformanceClass;
  width: number;
  height: number;
  /** the size follows the window */
  fit: boolean;
  /** opens as a half-height sheet that `web_app_expand` raises (native clients) */
  compact: boolean;
  keyboard: boolean;
  safe: Insets;
  content: Insets;
  data: DataKind;
  contact: Permission;
  write: Permission;
  location: (typeof locationAnswers)[number];
  latitude: number;
  longitude: number;
  invoice: (typeof invoiceAnswers)[number];
  /** the clipboard's content */
  clipboard: string;
  /** links opened by the app really open, in a tab */
  links: boolean;
};

const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export const usual: Situation = {
  app: '',
  path: '/',
  panel: true,
  vendor: 'demo',
  start: '',
  user: 'malika',
  id: 0,
  name: '',
  language: '',
  phone: '',
  theme: 'light',
  colors: {},
  client: 'web',
  platform: 'ios',
  version: '9.1',
  performance: 'AVERAGE',
  width: 390,
  height: 844,
  fit: false,
  compact: false,
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
  clipboard: '',
  links: true,
};

/** Changing one of these launches the app again, since they are launch parameters. */
export const launchKeys: ReadonlySet<keyof Situation> = new Set([
  'app',
  'path',
  'vendor',
  'start',
  'user',
  'id',
  'name',
  'language',
  'phone',
  'client',
  'platform',
  'version',
  'data',
  'compact',
]);
