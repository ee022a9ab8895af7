import { Children, Fragment, type ReactNode } from 'react';
import { t } from '../i18n/t';

type Props = {
  /** comma: names in a row. dot: short facts, where a line that wraps ends with the dot. */
  by: 'comma' | 'dot';
  children: ReactNode;
};

const mark = '\u0001';

/** The language's own comma. */
const comma = () => t('common.list', { before: mark, next: mark }).replaceAll(mark, '');

/** Parts of one line, each of which can say its own language; as a string, `listOf` and `dotted`. */
export function Joined({ by, children }: Props) {
  const between = by === 'dot' ? '\u00a0· ' : comma();
  const parts = Children.toArray(children).filter((part) => part !== '');
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line have no state
    <Fragment key={index}>
      {index > 0 && <span>{between}</span>}
      {typeof part === 'string' ? <span>{part}</span> : part}
    </Fragment>
  ));
}
