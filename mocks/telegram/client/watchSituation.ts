import { platformOf } from '../protocol/clients';
import { quirks } from '../protocol/platforms';
import { launchKeys } from '../situation/launchKeys';
import type { Situation } from '../situation/situation';
import { themeOf } from '../situation/themes';
import type { Context } from './context';

type Actions = { launch: () => Promise<void>; forgetContact: () => void };

/** What the contact that the bot has belongs to. */
const ofContact = ['user', 'id', 'vendor', 'person', 'app'] as const;

/**
 * Tells the app of changed settings; those that belong to the launch open it again. Returns an
 * unsubscribe function.
 */
export function watchSituation(
  { situation, phone, sendTheme, sendSafeAreas }: Context,
  { launch, forgetContact }: Actions,
): () => void {
  return situation.subscribe((after, before) => {
    const changed = (key: keyof Situation) => after[key] !== before[key];
    if (ofContact.some(changed)) forgetContact();
    if ([...launchKeys].some(changed)) return void launch();
    if (phone.get().status === 'closed') return;
    if (changed('theme') || changed('colors')) {
      const { headerKey } = phone.get();
      if (headerKey) phone.set({ ...phone.get(), headerColor: themeOf(after)[headerKey] ?? '' });
      sendTheme();
    }
    const { answersGeometry } = quirks[platformOf(after)];
    if ((changed('safe') || changed('content')) && answersGeometry) sendSafeAreas();
  });
}
