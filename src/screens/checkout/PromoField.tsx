import { useRef } from 'react';
import { t } from '../../i18n/t';
import { Field } from '../../ui/Field';
import { IconButton } from '../../ui/IconButton';
import { Section } from '../../ui/Section';
import type { PromoEntry } from './usePromoCode';

/** Enters or pastes a code. */
export function PromoField({ entry }: { entry: PromoEntry }) {
  const { code, type, message, apply } = entry;
  const place = useRef<HTMLDivElement>(null);
  return (
    <Section isPadded>
      <div ref={place}>
        <Field
          label={t('promo.field')}
          value={code}
          error={message}
          autoFocus
          autoCapitalize="none"
          enterKeyHint="go"
          maxLength={64}
          onChange={type}
          onEnter={apply}
          aside={
            code === '' ? undefined : (
              <IconButton
                icon="clear"
                label={t('promo.clear')}
                onPress={() => {
                  type('');
                  place.current?.querySelector('input')?.focus();
                }}
              />
            )
          }
        />
      </div>
    </Section>
  );
}
