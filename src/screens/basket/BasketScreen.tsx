import { useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { unpackBasket } from '../../domain/basket/sharedBasket';
import { hasBasket } from '../../domain/merchant';
import { personNameLength } from '../../domain/text/personName';
import { linkOfBasket, ownFirstName, shareBasket } from '../../flows/basket/sharedBasket';
import { prepareSharing } from '../../flows/catalog/share';
import { isolate } from '../../i18n/phrases';
import { t } from '../../i18n/t';
import { closeAllSheets, closeSheet } from '../../navigation/navigate';
import { useSheetId, useSheetParam } from '../../navigation/useSheetParam';
import * as cart from '../../stores/basket/cart';
import * as catalog from '../../stores/catalog/catalog';
import * as merchant from '../../stores/merchant';
import { Banner } from '../../ui/Banner';
import { EmptyState } from '../../ui/EmptyState';
import { Field } from '../../ui/Field';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/Skeleton';
import { BasketEmpty } from '../catalog/BasketEmpty';
import { MenuFailed } from '../catalog/MenuFailed';
import { FilledBasket } from './FilledBasket';
import { SharedLines } from './SharedLines';

/**
 * The basket (`/basket`). With `shared`, someone's basket from a link; with `send`, one's own to be
 * sent as one.
 */
export function BasketScreen() {
  const shared = useSheetParam('shared');
  const isSending = useSheetParam('send') !== null;
  const isOffered = hasBasket(useSnapshot(merchant.state).settings);
  if (shared !== null) return <SharedBasket packed={shared} />;
  return isSending && isOffered ? <SendBasket /> : <OwnBasket isOffered={isOffered} />;
}

/** Empty, waiting for the catalogue's prices, or filled; a shop without a basket keeps the lines of an earlier one. */
function OwnBasket({ isOffered }: { isOffered: boolean }) {
  const { length } = useSnapshot(cart.state).lines;
  const { status } = useSnapshot(catalog.state);
  if (length === 0 || !isOffered) {
    return (
      <SheetPage title={t('basket.title')}>
        <BasketEmpty />
      </SheetPage>
    );
  }
  if (status === 'ready') return <FilledBasket />;
  return (
    <SheetPage title={t('basket.title')}>
      {status === 'loading' ? (
        <SkeletonRows count={length} />
      ) : (
        <MenuFailed text={t('basket.keptText')} />
      )}
    </SheetPage>
  );
}

/** Someone's basket from a link: reviewed at today's prices before it is added to one's own. */
function SharedBasket({ packed }: { packed: string }) {
  const shared = useMemo(() => unpackBasket(packed), [packed]);
  const { status } = useSnapshot(catalog.state);
  if (!shared) {
    return (
      <SheetPage title={t('together.sharedTitle')}>
        <EmptyState
          icon="link"
          title={t('together.broken')}
          text={t('together.brokenText')}
          action={{ text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true }}
        />
      </SheetPage>
    );
  }
  const [name, ...others] = new Set(shared.map(({ from }) => from));
  const title =
    name && others.length === 0
      ? t('together.titleFrom', { name: isolate(name) })
      : t('together.sharedTitle');
  if (status === 'ready') return <SharedLines title={title} shared={shared} />;
  return (
    <SheetPage title={title}>
      {status === 'loading' ? <SkeletonRows count={shared.length} /> : <MenuFailed />}
    </SheetPage>
  );
}

/** Sends the basket as a link, under a name, to the person who orders for everyone. */
function SendBasket() {
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
