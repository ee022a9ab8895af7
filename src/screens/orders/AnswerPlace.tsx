import { useSnapshot } from 'valtio';
import { formatPhone } from '../../domain/session/phone';
import { isolate } from '../../i18n/isolate';
import { t } from '../../i18n/t';
import * as session from '../../stores/session/session';
import { Banner } from '../../ui/Banner';

/** Where the shop's answer to a report comes: no call returns one, so it is never in the app. */
export function AnswerPlace() {
  const phone = useSnapshot(session.state).user?.phone;
  return (
    <Banner>
      {phone
        ? t('orders.problem.answer', { phone: isolate(formatPhone(phone)) })
        : t('orders.problem.answerHere')}
    </Banner>
  );
}
