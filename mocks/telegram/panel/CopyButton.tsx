import { type ReactNode, useState } from 'react';
import { Button } from './Button';

type Props = {
  text: () => string;
  children: ReactNode;
};

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, children }: Props) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setSaid('Copied');
    } catch {
      setSaid('Not allowed');
    }
    setTimeout(() => setSaid(''), 1500);
  };
  return <Button onPress={() => void copy()}>{said || children}</Button>;
}
