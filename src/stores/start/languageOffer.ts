import { storage } from '../../device/storages';
import { readAs, text } from '../../domain/schema';
import type { Language } from '../../domain/text/language';

/** Whether this device was offered another language than the shop's before, whatever the answer. */
export const wasMade = (): boolean => storage.read('languageOffered', readAs(text)) !== null;

export function remember(language: Language): void {
  storage.write('languageOffered', language);
}
