import { plural, t } from '../i18n/t';
import * as toasts from '../stores/toasts';

/** Says what has been done, and offers to undo it. */
export function offerUndo(text: string, undo: () => void, tone?: 'good'): void {
  const action = { text: t('common.undo'), onPress: undo };
  toasts.show(text, { tone, action, isUndo: true });
}

/** Says what has been removed, and offers to undo it; one of the `count` products may have no name. */
export function showRemoved(name: string, undo: () => void, count = 1): void {
  offerUndo(t('basket.removed', { name: name || plural('basket.products', count) }), undo);
}
