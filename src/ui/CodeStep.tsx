import { t } from '../i18n/t';
import { Button } from './Button';
import { CodeAgain } from './CodeAgain';
import { CodeField } from './CodeField';
import styles from './CodeStep.module.css';
import type { CodeEntry } from './useCodeEntry';

type Props = {
  /** where the code was sent */
  intro: string;
  /** number of digits; null if unknown */
  length: number | null;
  entry: CodeEntry;
  /** epoch ms from which another code can be requested */
  againAt: number;
  now: () => number;
  /** back to where the code was requested */
  onOtherPhone: () => void;
  /** label of that link; default: another phone */
  otherText?: string | undefined;
};

/** The code sent to a phone: enter it, resend it, or change the phone (§2, login). */
export function CodeStep(props: Props) {
  const { intro, length, entry, againAt, now, onOtherPhone, otherText } = props;
  return (
    <div className={styles.step}>
      <p className={styles.intro}>{intro}</p>
      <CodeField
        label={t('login.code')}
        length={length}
        value={entry.code}
        error={entry.error}
        autoFocus
        onChange={entry.type}
        onSend={entry.give}
      />
      <div className={styles.ways}>
        <CodeAgain at={againAt} now={now} isBusy={entry.isAsking} onAgain={entry.ask} />
        <Button kind="plain" isSmall onPress={onOtherPhone}>
          {otherText ?? t('login.otherPhone')}
        </Button>
      </div>
    </div>
  );
}
