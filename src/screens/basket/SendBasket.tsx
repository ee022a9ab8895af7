import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { personNameLength } from '../../domain/text/personName';
import { linkOfBasket, ownFirstName, shareBasket } from '../../flows/basket/shareBasket';
import { prepareSharing } from '../../flows/catalog/share';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import { useSheetId } from '../../navigation/useSheetId';
import * as cart from '../../stores/basket/cart';
import { Banner } from '../../ui/Banner';
import { Field } from '../../ui/Field';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { BasketEmpty } from '../catalog/BasketEmpty';

/** Sends the basket as a link, under a name, to the person who orders for everyone. */
export function SendBasket() {
  const [name, setName] = useState(ownFirstName);
  const [, setPrepared] = useState(false);
  const { length } = useSnapshot(cart.state).lines;
  const sheet = useSheetId();
  useEffect(() => {
    // The bot's name decides where the link leads.
    void prepareSharing().then(() => setPrepared(true));
  }, []);
  if (length === 0) {
    return (
      <SheetPage title={t('together.action')}>
        <BasketEmpty />
      </SheetPage>
    );
  }
  const link = linkOfBasket(name);
  const send = async () => {
    const isOut = link.kind !== 'tooLarge' && (await shareBasket(link.url, name));
    if (isOut) closeSheet(sheet);
  };
  return (
    <SheetPage
      title={t('together.action')}
      size="content"
      action={{
        text: t('together.send'),
        isDisabled: link.kind === 'tooLarge',
        onPress: () => void send(),
      }}
    >
      <Section isPadded note={t('together.text')}>
        <Field
          label={t('together.name')}
          hint={t('together.nameHint')}
          value={name}
          maxLength={personNameLength}
          autoComplete="given-name"
          autoCapitalize="words"
          enterKeyHint="done"
          onChange={setName}
        />
      </Section>
      {link.kind === 'browserInstead' && (
        <Banner icon="globe" isLive>
          {t('together.browserInstead')}
        </Banner>
      )}
      {link.kind === 'tooLarge' && (
        <Banner tone="warning" isLive>
          {t('together.tooLarge')}
        </Banner>
      )}
    </SheetPage>
  );
}
