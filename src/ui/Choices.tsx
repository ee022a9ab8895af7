import type { ReactNode } from 'react';

type Props = {
  /** the question, as its accessible name */
  label: string;
  /** the radio buttons */
  children: ReactNode;
};

/** The answers to one question, of which one is chosen: named, and apart from what else is near. */
export function Choices({ label, children }: Props) {
  return (
    <div role="radiogroup" aria-label={label} data-rows="">
      {children}
    </div>
  );
}
