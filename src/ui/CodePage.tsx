import { useRef, useState } from 'react';
import { phoneFault } from '../domain/session/phone';
import { isWholeCode } from '../domain/session/smsCode';
import type { CodeRefusal } from '../i18n/errorText';
import { t } from '../i18n/t';
import { Button } from './Button';
import { CodeAgain, CodeField } from './CodeField';
import styles from './CodeField.module.css';
import { PhoneField } from './FormattedField';
import { SheetPage } from './SheetPage';

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
        sent={sent}
        now={now}
        onOtherPhone={onOtherPhone}
        otherText={otherText}
      />
    </SheetPage>
  );
}

type CodeStepProps = {
  /** where the code was sent */
  intro: string;
  /** number of digits; null if unknown */
  length: number | null;
  entry: CodeEntry;
  sent: Props['sent'];
  now: () => number;
  /** back to where the code was requested */
  onOtherPhone: () => void;
  /** label of that link; default: another phone */
  otherText?: string | undefined;
};

/** The code sent to a phone: enter it, resend it, or change the phone (§2, login). */
export function CodeStep(props: CodeStepProps) {
  const { intro, length, entry, sent, now, onOtherPhone, otherText } = props;
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
        <CodeAgain sent={sent} now={now} isBusy={entry.isAsking} onAgain={entry.ask} />
        <Button kind="plain" isSmall onPress={onOtherPhone}>
          {otherText ?? t('login.otherPhone')}
        </Button>
      </div>
    </div>
  );
}

type CodeCalls = {
  /** submits the code; resolves to the refusal, or null */
  give: (code: string) => Promise<CodeRefusal | null>;
  /** requests another code; resolves to an error text, or null */
  ask: () => Promise<string | null>;
  /** number of digits; null if unknown */
  length: number | null;
};

export type CodeEntry = {
  code: string;
  error: string | undefined;
  /** the code is being checked */
  isGiving: boolean;
  /** another code is being requested */
  isAsking: boolean;
  type: (code: string) => void;
  give: (code?: string) => void;
  ask: () => void;
};

/** Typing, submitting and resending a code, one request at a time. */
function useCodeEntry(calls: CodeCalls): CodeEntry {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [doing, setDoing] = useState<'giving' | 'asking' | null>(null);
  // The last digit and the button may submit in the same tick.
  const isLocked = useRef(false);

  async function runExclusive(action: 'giving' | 'asking', call: () => Promise<void>) {
    if (isLocked.current) return;
    isLocked.current = true;
    setDoing(action);
    setError(undefined);
    await call();
    isLocked.current = false;
    setDoing(null);
  }

  async function give(typed: string) {
    const refusal = await calls.give(typed);
    if (!refusal) return;
    setError(refusal.text);
    if (refusal.isWrong) setCode('');
  }

  return {
    code,
    error,
    isGiving: doing === 'giving',
    isAsking: doing === 'asking',
    type: (typed) => {
      if (isLocked.current) return;
      setCode(typed);
      setError(undefined);
    },
    give: (typed = code) => {
      if (!isWholeCode(typed, calls.length)) setError(t('errors.fillField'));
      else void runExclusive('giving', () => give(typed));
    },
    ask: () =>
      void runExclusive('asking', async () => {
        setCode('');
        setError((await calls.ask()) ?? undefined);
      }),
  };
}

type PhoneStepProps = {
  title: string;
  intro: string;
  label: string;
  /** initial value */
  start?: string | undefined;
  /** the country code of a number without one */
  homeCode: string;
  /** requests a code; called once at a time; resolves to an error text on failure */
  send: (phone: string) => Promise<string | undefined>;
};

/** First of two steps: the phone that receives a code. */
export function PhoneStep({ title, intro, label, start = '', homeCode, send }: PhoneStepProps) {
  const [phone, setPhone] = useState(start);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isLocked = useRef(false);
  const ask = async () => {
    if (isLocked.current) return;
    const fault = phoneFault(phone);
    if (fault) {
      setError(t(fault === 'missing' ? 'errors.fillField' : 'errors.wrongPhone'));
      return;
    }
    isLocked.current = true;
    setBusy(true);
    setError(await send(phone));
    isLocked.current = false;
    setBusy(false);
  };
  return (
    <SheetPage
      title={title}
      size="content"
      action={{ text: t('login.send'), isBusy, onPress: () => void ask() }}
    >
      <div className={styles.phoneStep}>
        <p className={styles.phoneIntro}>{intro}</p>
        <PhoneField
          label={label}
          value={phone}
          homeCode={homeCode}
          error={error}
          autoFocus
          onChange={(typed) => {
            setPhone(typed);
            setError(undefined);
          }}
          onEnter={() => void ask()}
        />
      </div>
    </SheetPage>
  );
}
