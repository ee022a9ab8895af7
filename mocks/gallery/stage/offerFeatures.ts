import { provideServices, services } from '../../../src/flows/services';

/** Telegram has the features that only some clients do; whatever is asked for is agreed to. */
export function offerFeatures(): void {
  const before = services();
  const agree = () => Promise.resolve(true);
  const offers = () =>
    Promise.resolve({
      askForNotices: agree,
      findHomeScreen: () => Promise.resolve(agree),
      shareStory: () => undefined,
    });
  provideServices({ ...before, telegram: { ...before.telegram, offers } });
}
