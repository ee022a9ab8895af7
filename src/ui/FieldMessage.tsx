import styles from './FieldMessage.module.css';

type Props = {
  /** of the field; `describedBy(id, …)` refers to the message */
  id: string;
  hint?: string | undefined;
  /** replaces the hint, and is announced */
  error?: string | undefined;
  /** positions the message in its field */
  className?: string | undefined;
};

/** A field's hint or error. */
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

/** The input's `aria-describedby`. */
export const describedBy = (id: string, { hint, error }: Pick<Props, 'hint' | 'error'>) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': (error ?? hint) ? messageId(id) : undefined,
});

/** The message's id, for `aria-describedby`. */
export const messageId = (id: string): string => `${id}-message`;
