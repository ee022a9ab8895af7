import type { Client } from './client/client';
import type { Entry } from './client/log';
import type { Phone } from './client/phone';
import { androidUserAgent } from './launch/userAgent';
import type { Situation, ThemeParams } from './situation/situation';
import type { Store } from './store';

/** The simulator's API for tests in its page. All return values are plain data. */
export type SimulatorApi = {
  /** every message in both directions, oldest first */
  log: () => readonly Entry[];
  clearLog: () => void;
  /** what strict mode complains of */
  complaints: () => readonly Entry[];
  /** the phone's state and the situation */
  state: () => { phone: Omit<Phone, 'prompts'> & { prompts: string[] }; situation: Situation };
  /** changes the situation like the panel */
  change: (part: Partial<Situation>) => void;
  /** sends another theme to the running app */
  setTheme: (theme: 'light' | 'dark' | ThemeParams) => void;
  sendViewport: (stable?: boolean) => void;
  press: Client['press'];
  /** repeats the launch; `hard` does not ask the app, like a phone that kills web views */
  reload: (hard?: boolean) => void;
  /** launches again, with fresh init data */
  launch: () => Promise<void>;
  /** presses the close button; resolves when the app is closed or the user stays */
  close: () => Promise<void>;
  /** the user agent to set in the browser for the chosen performance class */
  userAgent: () => string;
};

declare global {
  var simulator: SimulatorApi;
}

export function createSimulator(client: Client, situation: Store<Situation>): SimulatorApi {
  const change = (part: Partial<Situation>) => situation.set({ ...situation.get(), ...part });
  return {
    log: client.log.entries.get,
    clearLog: client.log.clear,
    complaints: client.log.complaints.get,
    state: () => {
      const phone = client.phone.get();
      const prompts = phone.prompts.map((prompt) => prompt.title || prompt.text);
      return { phone: { ...phone, prompts }, situation: situation.get() };
    },
    change,
    setTheme: (theme) =>
      change(typeof theme === 'string' ? { theme } : { theme: 'custom', colors: theme }),
    sendViewport: client.sendViewport,
    press: client.press,
    reload: client.reload,
    launch: client.launch,
    close: client.requestClose,
    userAgent: () => androidUserAgent(situation.get().performance),
  };
}
