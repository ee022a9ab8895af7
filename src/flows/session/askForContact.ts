import { mayAskForContact } from '../../domain/session/contactRefusal';
import * as contactRefusal from '../../stores/session/contactRefusal';
import { services } from '../services';

/**
 * Calls `request` for the contact of a person without a verified phone at the start (§4, mini-app
 * start), once in a launch and not for a week after a refusal.
 */
export async function askForContact(
  initData: string,
  request: () => Promise<unknown>,
): Promise<void> {
  const isAsked =
    contactRefusal.wasAsked(initData) ||
    !mayAskForContact(contactRefusal.refusedAt(), services().now());
  // Where storage is denied only the reload itself tells that this launch has asked.
  if (isAsked || services().telegram.isReloaded) return;
  contactRefusal.rememberAsked(initData);
  await request();
}
