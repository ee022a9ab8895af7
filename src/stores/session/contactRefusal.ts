import { storage } from '../../device/storages';
import { number, readAs, text } from '../../domain/schema';
import { storageKey } from '../storage/storageOwner';

/** When the current user last refused to share their contact, epoch ms. */
export const refusedAt = (): number | null =>
  storage.read(storageKey('contactRefused'), readAs(number));

export function remember(at: number): void {
  storage.write(storageKey('contactRefused'), at);
}

/** Whether a start of this launch has asked before: clients reload the page by themselves. */
export const wasAsked = (initData: string): boolean =>
  storage.read(storageKey('contactAsked'), readAs(text)) === initData;

export function rememberAsked(initData: string): void {
  storage.write(storageKey('contactAsked'), initData);
}

/** Called when the contact was shared. */
export function forget(): void {
  storage.remove(storageKey('contactRefused'));
}
