import type { Localized } from '../domain/language';
import { showText } from './show';
import { type TextKey, t } from './t';

/** What a sentence about a failed call is made of; the errors of `api` have this shape. */
type Failure = {
  kind: 'network' | 'timeout' | 'status' | 'unreadable' | 'unauthorized' | 'noToken';
  status: number | null;
  description: Localized | null;
};

/**
 * What to tell a person about a failed call (§8): the server's own localized description, else what
 * is known. `known` gives sentences to statuses that mean something particular to the caller.
 */
export function errorText(
  { kind, status, description }: Failure,
  known: Readonly<Record<number, TextKey>> = {},
): string {
  const said = description ? showText(description) : '';
  if (said) return said;
  const particular = status === null ? undefined : known[status];
  if (particular) return t(particular);
  if (kind === 'network' || kind === 'timeout') return t(`errors.${kind}`);
  return t(
    kind === 'unauthorized' || kind === 'noToken' ? 'errors.staleSession' : 'errors.general',
  );
}
