import type { ApiError } from '../api/http';

/** Whether a write that failed in this way may have been carried out all the same. */
export const isUncertain = ({ kind, status }: ApiError): boolean =>
  kind === 'network' ||
  kind === 'timeout' ||
  kind === 'unreadable' ||
  (kind === 'status' && status !== null && status >= 500);
