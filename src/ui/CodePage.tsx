import { t } from '../i18n/t';
import { CodeStep } from './CodeStep';
import { SheetPage } from './SheetPage';
import { type CodeCalls, useCodeEntry } from './useCodeEntry';

type Props = CodeCalls & {
  /** where the code went */
  intro: string;
  /** how many digits the code has; null when that is not known */
  length: number | null;
  /** what the code was sent for: when, epoch milliseconds, and seconds until the next may be asked for */
  sent: { sentAt: number; time: number };
  now: () => number;
  /** back to where the code was asked for */
  onOtherPhone: () => void;
  /** what that is called; another phone unless said otherwise */
  otherText?: string | undefined;
};

/** The second of two steps: the code that came to a phone (§2, login). */
export function CodePage({ give, ask, length, ...step }: Props) {
  const { intro, sent, now, onOtherPhone, otherText } = step;
  const entry = useCodeEntry({ give, ask, length });
  return (
    <SheetPage
      title={t('login.codeTitle')}
      surface="plain"
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
