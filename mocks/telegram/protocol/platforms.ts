import type { MethodName } from './methods';

/** Client names in `tgWebAppPlatform`. */
export const platforms = ['ios', 'android', 'weba', 'webk', 'tdesktop', 'macos'] as const;

export type Platform = (typeof platforms)[number];

export type Quirks = {
  label: string;
  /** the app is in an iframe of a web page: always expanded, styled by the host */
  isWeb: boolean;
  /** sends `set_custom_style` when the frame is ready */
  customStyle: boolean;
  /** responds to `web_app_request_viewport` and the two safe-area requests */
  answersGeometry: boolean;
  /** cancels popups and permission requests after three in quick succession */
  limitsPopups: boolean;
  /** a requested closing confirmation cannot be switched off again */
  keepsClosingConfirmation: boolean;
  location: boolean;
  homeScreen: boolean;
  /** answers `web_app_exit_fullscreen` of an app that does not fill the screen */
  confirmsExit: boolean;
  /** height of the header that floats over a fullscreen app, px */
  floatingHeader: number;
  qrScanner: 'answers' | 'closes' | 'silent';
  clipboard: boolean;
  deviceStorage: boolean;
  secureStorage: boolean;
  biometry: boolean;
  motion: boolean;
};

const native: Quirks = {
  label: '',
  isWeb: false,
  customStyle: false,
  answersGeometry: true,
  limitsPopups: false,
  keepsClosingConfirmation: false,
  location: true,
  homeScreen: true,
  confirmsExit: false,
  floatingHeader: 46,
  qrScanner: 'answers',
  clipboard: true,
  deviceStorage: true,
  secureStorage: true,
  biometry: true,
  motion: true,
};

const web: Quirks = {
  ...native,
  isWeb: true,
  floatingHeader: 56,
  limitsPopups: true,
  homeScreen: false,
  clipboard: false,
  secureStorage: false,
  biometry: false,
  motion: false,
};

// Desktop reads the clipboard for apps of the attachment menu only, and this one is none
const desktop: Quirks = {
  ...native,
  location: false,
  homeScreen: false,
  qrScanner: 'silent',
  clipboard: false,
  secureStorage: false,
  biometry: false,
  motion: false,
};

/** Differences between the clients, from the sources of Web A and K and public bug reports. */
export const quirks: Record<Platform, Quirks> = {
  ios: { ...native, label: 'iOS' },
  android: { ...native, label: 'Android', confirmsExit: true },
  weba: {
    ...web,
    label: 'Web A',
    customStyle: true,
    deviceStorage: false,
    keepsClosingConfirmation: true,
    qrScanner: 'silent',
  },
  webk: { ...web, label: 'Web K', answersGeometry: false, qrScanner: 'closes' },
  tdesktop: { ...desktop, label: 'Desktop' },
  macos: { ...desktop, label: 'macOS' },
};

const geometryRequests: readonly MethodName[] = [
  'web_app_request_viewport',
  'web_app_request_safe_area',
  'web_app_request_content_safe_area',
];

/** What a platform's client fails to do about a method, so that an app waits in vain; or nothing. */
export function neglectOf(platform: Platform, method: MethodName): string | undefined {
  const { qrScanner, answersGeometry, label } = quirks[platform];
  if (qrScanner === 'silent' && method.endsWith('_scan_qr_popup')) {
    return `${label} does nothing about it`;
  }
  if (!answersGeometry && geometryRequests.includes(method)) {
    return `${label} leaves it unanswered: who waits for the answer waits in vain`;
  }
  return undefined;
}
