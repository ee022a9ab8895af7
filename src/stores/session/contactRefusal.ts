import { storage } from '../../device/storages';
import { number, readAs } from '../../domain/shape';
import { storageKey } from '../storage/storageOwner';

/** When the person who is there said no to the question for their contact last, epoch milliseconds. */
export const refusedAt = (): number | null =>
  storage.read(storageKey('contactRefused'), readAs(number));

export function remember(at: number): void {
  storage.write(storageKey('contactRefused'), at);
}

/** The contact was given. */
export function forget(): void {
  storage.remove(storageKey('contactRefused'));
}
