import type { Localized } from '../../domain/text/language';
import { countedText } from '../../i18n/amountText';
import { langOf } from '../../i18n/show';

type Props = { text: Localized; count?: number | undefined };

/** "Bacon × 2", or the name alone for one, in its own language and direction. */
export const Counted = ({ text, count = 1 }: Props) => (
  <bdi lang={langOf(text)}>{countedText(text, count)}</bdi>
);
