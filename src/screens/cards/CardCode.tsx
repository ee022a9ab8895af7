import { useEffect } from 'react';
import { addCard, confirmCard } from '../../flows/addCard';
import { wired } from '../../flows/wiring';
import { errorText } from '../../i18n/errorText';
import { isolate } from '../../i18n/isolate';
import { t } from '../../i18n/t';
import { closeSheets } from '../../navigation/navigate';
import { routes } from '../../navigation/paths';
import * as cardCode from '../../stores/cardCode';
import * as toasts from '../../stores/toasts';
import { CodeStep } from '../../ui/CodeStep';
import { SheetPage } from '../../ui/SheetPage';
import { useCodeEntry } from '../../ui/useCodeEntry';
import { toForm } from './toForm';

type Props = { pending: { phone: string | null; time: number; sentAt: number } };

/** The code that the owner of the card got. */
export function CardCode({ pending }: Props) {
  const { phone, time, sentAt } = pending;
  const entry = useCodeEntry({ give, ask });
  useEffect(() => cardCode.leave, []);
  return (
    <SheetPage
      title={t('login.codeTitle')}
      surface="plain"
      size="content"
      action={{ text: t('login.confirm'), isBusy: entry.isGiving, onPress: () => entry.give() }}
    >
      <CodeStep
        intro={phone ? t('cards.codeIntro', { phone: isolate(phone) }) : t('cards.codeIntroPlain')}
        entry={entry}
        againAt={sentAt + time * 1000}
        now={wired().now}
        otherText={t('cards.typeAgain')}
        onOtherPhone={toForm}
      />
    </SheetPage>
  );
}

async function give(code: string) {
  const failure = await confirmCard(code);
  if (failure) {
    const isWrong = failure.status === 400 || failure.status === 422;
    const known = { 400: 'errors.wrongCode', 422: 'errors.wrongCode' } as const;
    return { text: errorText(failure, known), isWrong };
  }
  toasts.show(t('cards.added'), { tone: 'good' });
  closeSheets([routes.cardCreate, routes.cardConfirm]);
  return null;
}

/** Another code is another try with the same card; what is kept by nobody is typed again. */
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
