import type { ApiError } from '../../api/result';
import { errorText } from '../../i18n/errorText';
import * as toasts from '../../stores/toasts';

/** §8: shows the content host's localized message; a 401 is reported by the log-out instead. */
export function showContentError(error: ApiError): void {
  const isReported = error.kind !== 'unauthorized' && error.description !== null;
  if (isReported) toasts.show(errorText(error), { tone: 'bad' });
}
