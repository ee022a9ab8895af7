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
  qrScanner: 'answers' | 'closes' | 'silent';
  clipboard: boolean;
  secureStorage: boolean;
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
  qrScanner: 'answers',
  clipboard: true,
  secureStorage: true,
};

const web: Quirks = {
  ...native,
  isWeb: true,
  limitsPopups: true,
  homeScreen: false,
  clipboard: false,
  secureStorage: false,
};

const desktop: Quirks = { ...native, location: false, homeScreen: false, qrScanner: 'silent' };

/** Differences between the clients, from the sources of Web A and K and public bug reports. */
export const quirks: Record<Platform, Quirks> = {
  ios: { ...native, label: 'iOS' },
  android: { ...native, label: 'Android' },
  weba: {
    ...web,
    label: 'Web A',
    customStyle: true,
    keepsClosingConfirmation: true,
    qrScanner: 'silent',
  },
  webk: { ...web, label: 'Web K', answersGeometry: false, qrScanner: 'closes' },
  tdesktop: { ...desktop, label: 'Desktop' },
  macos: { ...desktop, label: 'macOS' },
};
