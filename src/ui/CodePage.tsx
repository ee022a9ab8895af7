import { t } from '../i18n/t';
import { CodeStep } from './CodeStep';
import { SheetPage } from './SheetPage';
import { type CodeCalls, useCodeEntry } from './useCodeEntry';

type Props = CodeCalls & {
  /** where the code was sent */
  intro: string;
  /** number of digits; null if unknown */
  length: number | null;
  /** when the code was sent, epoch ms, and seconds until it can be resent */
  sent: { sentAt: number; time: number };
  now: () => number;
  /** back to where the code was requested */
  onOtherPhone: () => void;
  /** label of that link; default: another phone */
  otherText?: string | undefined;
};

/** Second of two steps: the code sent to a phone (§2, login). */
export function CodePage({ give, ask, length, ...step }: Props) {
  const { intro, sent, now, onOtherPhone, otherText } = step;
  const entry = useCodeEntry({ give, ask, length });
  return (
    <SheetPage
      title={t('login.codeTitle')}
      size="content"
      action={{ text: t('login.confirm'), isBusy: entry.isGiving, onPress: () => entry.give() }}
    >
      <CodeStep
        intro={intro}
        length={length}
        entry={entry}
        againAt={sent.sentAt + sent.time * 1000}
        now={now}
        onOtherPhone={onOtherPhone}
        otherText={otherText}
      />
    </SheetPage>
  );
}
