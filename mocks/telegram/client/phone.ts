export type BottomButton = {
  visible: boolean;
  active: boolean;
  progress: boolean;
  shine: boolean;
  text: string;
  color?: string;
  textColor?: string;
  /** a custom emoji beside the text, by its id */
  icon?: string;
};

export type Position = 'left' | 'right' | 'top' | 'bottom';

export type Action = {
  id: string;
  label: string;
  tone?: 'destructive' | 'quiet';
};

/** A dialog of Telegram. */
export type Question = {
  title: string;
  text: string;
  actions: readonly Action[];
  /** a picture above the text, by its address, and a button below it that only shows its words */
  card?: { picture: string | null; button: string };
  /** a text input, for example for a scanned code */
  input?: { label: string; value: string };
};

export type Reply = {
  id: string;
  text: string;
};

export interface Prompt extends Question {
  key: number;
  /** `undefined` when dismissed */
  answer: (reply: Reply | undefined) => void;
}

/** Telegram's state around the app, and what the app has asked it to remember. */
export type Phone = {
  status: 'closed' | 'open' | 'minimized';
  /** the address in the web view; another `launch` number is another launch */
  url: string;
  /** the name of the app's frame */
  frameName: string;
  launch: number;
  /** why nothing comes from the app, as a sentence */
  trouble: string;
  /** the app has sent `web_app_ready` */
  ready: boolean;
  expanded: boolean;
  fullscreen: boolean;
  reloadSupported: boolean;
  closingConfirmation: boolean;
  verticalSwipes: boolean;
  back: boolean;
  settings: boolean;
  main: BottomButton | undefined;
  secondary: (BottomButton & { position: Position }) | undefined;
  headerColor: string;
  /** the theme's colour that the header follows, if the app has named one */
  headerKey: string;
  backgroundColor: string;
  bottomBarColor: string;
  prompts: readonly Prompt[];
  /** the last transient notice, with an optional link */
  notice: { key: number; text: string; link?: string } | undefined;
  haptic: { key: number; text: string } | undefined;
  homeScreen: boolean;
};

export const switchedOff: Phone = {
  status: 'closed',
  url: '',
  frameName: '',
  launch: 0,
  trouble: '',
  ready: false,
  expanded: false,
  fullscreen: false,
  reloadSupported: false,
  closingConfirmation: false,
  verticalSwipes: true,
  back: false,
  settings: false,
  main: undefined,
  secondary: undefined,
  headerColor: '',
  headerKey: '',
  backgroundColor: '',
  bottomBarColor: '',
  prompts: [],
  notice: undefined,
  haptic: undefined,
  homeScreen: false,
};
