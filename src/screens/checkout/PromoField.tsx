import { useLayoutEffect, useRef } from 'react';
import { t } from '../../i18n/t';
import { Field } from '../../ui/Field';
import { IconButton } from '../../ui/IconButton';
import { Section } from '../../ui/Section';
import type { PromoEntry } from './usePromoCode';

/** Enters or pastes a code; shown in capitals while typing. */
export function PromoField({ entry }: { entry: PromoEntry }) {
  const { code, type, message, apply } = entry;
  const place = useRef<HTMLDivElement>(null);
  const caret = useRef<number | null>(null);
  const input = () => place.current?.querySelector('input');
  useLayoutEffect(() => {
    if (caret.current === null) return;
    place.current?.querySelector('input')?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return (
    <Section isPadded>
      <div ref={place}>
        <Field
          label={t('promo.field')}
          value={code}
          error={message}
          autoFocus
          autoCapitalize="characters"
          enterKeyHint="go"
          maxLength={64}
          onChange={(typed) => {
            // Converting to capitals would move the caret to the end.
            caret.current = input()?.selectionStart ?? null;
            type(typed);
          }}
          onEnter={apply}
          aside={
            code === '' ? undefined : (
              <IconButton
                icon="clear"
                label={t('promo.clear')}
                onPress={() => {
                  type('');
                  input()?.focus();
                }}
              />
            )
          }
        />
      </div>
    </Section>
  );
}
