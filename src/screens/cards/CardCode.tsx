import { useEffect } from 'react';
import { addCard, confirmCard } from '../../flows/cards/addCard';
import { cardCodeLength, deviceNow } from '../../flows/platform';
import { codeRefusal } from '../../i18n/codeRefusal';
import { errorText } from '../../i18n/errorText';
import { isolate } from '../../i18n/isolate';
import { t } from '../../i18n/t';
import { closeSheets } from '../../navigation/navigate';
import { routes } from '../../navigation/paths';
import * as cardCode from '../../stores/cards/cardCode';
import * as toasts from '../../stores/toasts';
import { CodePage } from '../../ui/CodePage';
import { toForm } from './toForm';

type Props = { pending: { phone: string | null; time: number; sentAt: number } };

/** Enters the code sent to the card's owner. */
export function CardCode({ pending }: Props) {
  const { phone } = pending;
  useEffect(() => cardCode.leave, []);
  return (
    <CodePage
      intro={phone ? t('cards.codeIntro', { phone: isolate(phone) }) : t('cards.codeIntroPlain')}
      sent={pending}
      now={deviceNow}
      length={cardCodeLength()}
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
