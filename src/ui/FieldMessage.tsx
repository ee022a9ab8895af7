import styles from './FieldMessage.module.css';

type Props = {
  /** of the field: `describedBy(id, …)` names the message */
  id: string;
  hint?: string | undefined;
  /** what is wrong with the value; takes the hint's place, and is announced */
  error?: string | undefined;
  /** how the message stands in its field */
  className?: string | undefined;
};

/** What a field says below its value: a hint, or what is wrong. */
export function FieldMessage({ id, hint, error, className = '' }: Props) {
  const text = error ?? hint;
  if (!text) return null;
  return (
    <p
      id={messageId(id)}
      className={`${error ? styles.error : styles.hint} ${className}`}
      role={error ? 'alert' : undefined}
    >
      {text}
    </p>
  );
}

/** Ties an input to its message, for those who listen. */
export const describedBy = (id: string, { hint, error }: Pick<Props, 'hint' | 'error'>) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': (error ?? hint) ? messageId(id) : undefined,
});

const messageId = (id: string): string => `${id}-message`;
