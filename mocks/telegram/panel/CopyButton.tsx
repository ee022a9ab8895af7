import { type ReactNode, useState } from 'react';
import { Button } from './Button';

type Props = {
  text: () => string;
  children: ReactNode;
};

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ text, children }: Props) {
  const [status, setStatus] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setStatus('Copied');
    } catch {
      setStatus('Not allowed');
    }
    setTimeout(() => setStatus(''), 1500);
  };
  return <Button onPress={() => void copy()}>{status || children}</Button>;
}
