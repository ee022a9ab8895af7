import { useRef, useState } from 'react';
import { isWholeCode } from '../domain/session/smsCode';
import type { CodeRefusal } from '../i18n/codeRefusal';
import { t } from '../i18n/t';

export type CodeCalls = {
  /** gives the code; answers why not, or null */
  give: (code: string) => Promise<CodeRefusal | null>;
  /** asks for another code; answers why not, or null */
  ask: () => Promise<string | null>;
  /** how many digits the code has; null when that is not known */
  length: number | null;
};

export type CodeEntry = {
  code: string;
  error: string | undefined;
  /** the code is being checked */
  isGiving: boolean;
  /** another code is being asked for */
  isAsking: boolean;
  type: (code: string) => void;
  give: (code?: string) => void;
  ask: () => void;
};

/** Typing a code, giving it, and asking for another one: one of them at a time. */
export function useCodeEntry(calls: CodeCalls): CodeEntry {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [doing, setDoing] = useState<'giving' | 'asking' | null>(null);
  // The last digit and the button may come within the same moment.
  const isLocked = useRef(false);

  async function alone(what: 'giving' | 'asking', call: () => Promise<void>) {
    if (isLocked.current) return;
    isLocked.current = true;
    setDoing(what);
    setError(undefined);
    await call();
    isLocked.current = false;
    setDoing(null);
  }

  async function give(given: string) {
    const refusal = await calls.give(given);
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
      else void alone('giving', () => give(typed));
    },
    ask: () =>
      void alone('asking', async () => {
        setCode('');
        setError((await calls.ask()) ?? undefined);
      }),
  };
}
