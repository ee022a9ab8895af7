import type { ApiError } from '../../api/result';
import { showText } from '../../i18n/show';
import * as toasts from '../../stores/toasts';

/** §8: what the content host says in the person's language is shown; a 401 is told as the log-out. */
export function showContentError({ kind, description }: ApiError): void {
  const text = kind === 'unauthorized' ? '' : showText(description ?? {});
  if (text) toasts.show(text, { tone: 'bad' });
}
