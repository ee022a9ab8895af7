import { t } from '../i18n/t';
import { Button } from './Button';
import { CodeAgain } from './CodeAgain';
import { CodeField } from './CodeField';
import styles from './CodeStep.module.css';
import type { CodeEntry } from './useCodeEntry';

type Props = {
  /** where the code went */
  intro: string;
  /** how many digits the code has; null when that is not known */
  length: number | null;
  entry: CodeEntry;
  /** epoch milliseconds from which on another code may be asked for */
  againAt: number;
  now: () => number;
  /** back to where the code was asked for */
  onOtherPhone: () => void;
  /** what that is called; another phone unless said otherwise */
  otherText?: string | undefined;
};

/** The code that was sent to a phone: typed, asked for again, or for another phone (§2, login). */
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
