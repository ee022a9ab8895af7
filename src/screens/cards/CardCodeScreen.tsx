import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { addCard, confirmCard } from '../../flows/cards/addCard';
import { deviceNow } from '../../flows/platform';
import { codeRefusal, errorText } from '../../i18n/errorText';
import { isolate } from '../../i18n/phrases';
import { t } from '../../i18n/t';
import { closeSheet, closeSheets, currentEntry, replaceSheet } from '../../navigation/navigate';
import { paths, routes } from '../../navigation/paths';
import * as cardCode from '../../stores/cards/cardCode';
import * as toasts from '../../stores/toasts';
import { CodePage } from '../../ui/CodePage';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { CardGate } from './CardGate';

/** Confirms a new card by code (`/profile/cards/confirm`). */
export function CardCodeScreen() {
  const { pending } = useSnapshot(cardCode.state);
  const title = t('login.codeTitle');
  return (
    <CardGate title={title}>
      {pending ? (
        <CardCode pending={pending} />
      ) : (
        <SheetPage title={title} size="content">
          <EmptyState
            icon="card"
            title={t('cards.noCode')}
            action={{ text: t('cards.add'), onPress: toForm }}
          />
        </SheetPage>
      )}
    </CardGate>
  );
}

type Props = { pending: { phone: string | null; time: number; sentAt: number } };

/** Enters the code sent to the card's owner. */
function CardCode({ pending }: Props) {
  const { phone } = pending;
  useEffect(() => cardCode.leave, []);
  return (
    <CodePage
      intro={phone ? t('cards.codeIntro', { phone: isolate(phone) }) : t('cards.codeIntroPlain')}
      sent={pending}
      now={deviceNow}
      length={null}
      give={give}
      ask={ask}
      otherText={t('cards.typeAgain')}
      onOtherPhone={toForm}
    />
  );
}

async function give(code: string) {
  const failure = await confirmCard(code);
  if (failure) return codeRefusal(failure);
  toasts.show(t('cards.added'), { tone: 'good' });
  closeSheets([routes.cardCreate, routes.cardConfirm]);
  return null;
}

/** Resending submits the card again; the CVV is not stored and has to be retyped. */
async function ask() {
  const { typed } = cardCode.state;
  if (!typed) {
    toForm();
    return null;
  }
  const failure = await addCard(typed);
  if (failure) return errorText(failure);
  toasts.show(t('login.resent'), { tone: 'good' });
  return null;
}

/** Returns to the card form with the values typed so far, or opens an empty one. */
function toForm(): void {
  const previous = currentEntry().stack.at(-2);
  if (previous?.url === paths.cardCreate) closeSheet();
  else replaceSheet(paths.cardCreate);
}
