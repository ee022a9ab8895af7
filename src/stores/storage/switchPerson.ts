import type { Reader } from '../../device/storage';
import { storage } from '../../device/storages';
import * as session from '../session/session';
import { type Bound, bindings } from './bindings';
import { load, withoutWriting, write } from './persistence';
import { person, scopeOf, setPerson, storageKey } from './storageOwner';

// Apart from `persistence`, because the first load does not need it.

/**
 * Switches to another person: their stored data replaces what is on screen, and unchanged data
 * stays. The session moves along, since it identifies the person.
 */
export function switchPerson(next: string): void {
  if (next !== person()) {
    const ofSession = bindings.filter(({ store }) => store === session.state);
    for (const { key } of ofSession) storage.remove(storageKey(key));
    setPerson(next);
    for (const binding of ofSession) write(binding);
  }
  loadChanges();
}

/** Loads values that were stored without going through their store. */
function loadChanges() {
  // Both as they are read, because the order of fields does not count.
  const isSame = ({ key, dump, read }: Bound) => {
    const [stored, own] = [storage.peek(storageKey(key), asIs), dump()].map((value) =>
      JSON.stringify(value === null ? null : read(value)),
    );
    return stored === own;
  };
  const isTheirs = ({ key, store }: Bound) => scopeOf(key) === 'person' && store !== session.state;
  const changed = bindings.filter((binding) => isTheirs(binding) && !isSame(binding));
  withoutWriting(() => {
    for (const binding of changed) load(binding);
  });
}

const asIs: Reader<unknown> = (stored) => stored;
