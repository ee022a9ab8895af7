import { endScope } from '../../stores/defineStore';
import { forgetPerson } from '../../stores/order/draftEnd';
import * as session from '../../stores/session/session';
import { clearStorage } from '../../stores/storage/clearStorage';
import { withoutWriting } from '../../stores/storage/persistence';
import { personHere } from '../../stores/storage/storageOwner';
import { switchPerson } from '../../stores/storage/switchPerson';
import * as toasts from '../../stores/toasts';

/**
 * How a session ends. `logOut`: by the person (§4).
 * `refused`: by the server in a browser, where basket and draft are put away for the same person.
 * `sessionLost`: the token no longer counts, but nobody has refused the person, or Telegram still says who it is:
 * basket and draft stay, without what the server has told of the person.
 * `elsewhere`: another window has ended it and cleared what is stored.
 */
type Ending = 'logOut' | 'refused' | 'sessionLost' | 'elsewhere';

/**
 * The only way out of a session: nothing of the person's is left on the device or on screen, except
 * what `retention` keeps. What is stored nowhere ends with its scope (`stores/defineStore`).
 */
export function endSession(ending: Ending): void {
  toasts.dismissActions();
  if (ending === 'elsewhere') {
    withoutWriting(() => {
      leave();
      switchPerson(personHere());
    });
    return;
  }
  // Also resets the stores bound to the cleared keys.
  clearStorage(ending);
  forgetPerson();
  leave();
}

/** What the user leaves behind ends here too, because one whose profile has not loaded leaves without an id. */
function leave(): void {
  session.setGuest();
  endScope('user');
}
