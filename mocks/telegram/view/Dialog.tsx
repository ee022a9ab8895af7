import { useEffect, useId, useRef, useState } from 'react';
import type { Prompt } from '../client/phone';
import { directionOf } from '../texts/texts';
import styles from './Dialog.module.css';

type Props = {
  prompt: Prompt;
  /** of Telegram, as an IETF tag; the app's own words may be in another */
  language: string;
};

/** A native dialog above everything else on the screen. */
export function Dialog({ prompt, language }: Props) {
  const { title, text, card, actions, input, answer } = prompt;
  const [typed, setTyped] = useState(input?.value ?? '');
  const body = useRef<HTMLDivElement>(null);
  const heading = useId();

  useEffect(() => {
    body.current?.querySelector<HTMLElement>('input, button:last-of-type')?.focus();
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') answer(undefined);
    };
    window.addEventListener('keydown', dismiss);
    return () => window.removeEventListener('keydown', dismiss);
  }, [answer]);

  return (
    <div className={styles.layer}>
      <button
        type="button"
        className={styles.backdrop}
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => answer(undefined)}
      />
      <div
        ref={body}
        className={styles.dialog}
        role="dialog"
        aria-modal="true"
        aria-labelledby={heading}
        lang={language}
        dir={directionOf(language)}
      >
        <div id={heading} className={styles.words}>
          {title && <strong dir="auto">{title}</strong>}
          {card?.picture && <img src={card.picture} alt="" />}
          {text && <p dir="auto">{text}</p>}
          {card && <span dir="auto">{card.button}</span>}
        </div>
        {input && (
          <input
            aria-label={input.label}
            placeholder={input.label}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <div className={styles.actions}>
          {actions.map(({ id, label, tone }) => (
            <button
              key={id + label}
              type="button"
              data-tone={tone}
              onClick={() => answer({ id, text: typed })}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
