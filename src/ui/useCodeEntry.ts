import { useRef, useState } from 'react';
import { isWholeCode } from '../domain/session/smsCode';
import type { CodeRefusal } from '../i18n/codeRefusal';
import { t } from '../i18n/t';

export type CodeCalls = {
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
export function useCodeEntry(calls: CodeCalls): CodeEntry {
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
