import { Children, Fragment, type ReactNode } from 'react';
import type { Localized } from '../domain/text/language';
import { countedText } from '../i18n/amountText';
import { langOf } from '../i18n/show';
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

type CountedProps = { text: Localized; count?: number | undefined };

/** "Bacon × 2", or the name alone for one, in its own language and direction. */
export const Counted = ({ text, count = 1 }: CountedProps) => (
  <bdi lang={langOf(text)}>{countedText(text, count)}</bdi>
);
