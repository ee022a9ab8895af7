import type { ApiError } from '../../api/result';
import { showText } from '../../i18n/show';
import * as toasts from '../../stores/toasts';

/** §8: shows the content host's localized message; a 401 is reported by the log-out instead. */
export function showContentError({ kind, description }: ApiError): void {
  const text = kind === 'unauthorized' ? '' : showText(description ?? {});
  if (text) toasts.show(text, { tone: 'bad' });
}
