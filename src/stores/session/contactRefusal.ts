import { storage } from '../../device/storages';
import { number, readAs } from '../../domain/shape';
import { storageKey } from '../storage/storageOwner';

/** When the current user last refused to share their contact, epoch ms. */
export const refusedAt = (): number | null =>
  storage.read(storageKey('contactRefused'), readAs(number));

export function remember(at: number): void {
  storage.write(storageKey('contactRefused'), at);
}

/** Called when the contact was shared. */
export function forget(): void {
  storage.remove(storageKey('contactRefused'));
}
