import type { Client } from './client/client';
import type { Entry } from './client/log';
import type { Phone } from './client/phone';
import { androidUserAgent } from './launch/userAgent';
import type { Situation, ThemeParams } from './situation/situation';
import type { Store } from './store';

/** What a test in the simulator's page may ask and do. Everything returned is plain data. */
export type SimulatorApi = {
  /** every message both ways, oldest first */
  log: () => readonly Entry[];
  clearLog: () => void;
  /** what the phone shows, and the situation that it is in */
  state: () => { phone: Omit<Phone, 'prompts'> & { prompts: string[] }; situation: Situation };
  /** changes the situation as the panel does */
  change: (part: Partial<Situation>) => void;
  /** another theme while the app runs */
  setTheme: (theme: 'light' | 'dark' | ThemeParams) => void;
  sendViewport: (stable?: boolean) => void;
  press: Client['press'];
  /** the same launch again; hard without asking the app, as a phone that kills web views does */
  reload: (hard?: boolean) => void;
  /** another launch, with fresh init data */
  launch: () => Promise<void>;
  /** what the close control does; resolves when it is closed or the person stays */
  close: () => Promise<void>;
  /** what the browser must be given for the performance class that is set */
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
