import { useSnapshot } from 'valtio';
import type { OpeningNotice as Notice } from '../../domain/time/openingNotice';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as draft from '../../stores/order/draft';
import { useOpeningNotice, useSchedule } from '../../stores/order/schedule';
import { useIsMenuOnly } from '../../stores/table/menuOnly';
import { Icon } from '../../ui/Icon';
import { opensText, whenText } from '../catalog/timeText';
import { useBasketPosition } from '../catalog/useBasketAction';
import { useClock } from '../catalog/useClock';
import styles from './OpeningNotice.module.css';

const pickTime = () => openSheet(paths.checkoutTime);

/** That the shop is closed, or soon will be, said before a basket is filled; leads to a later time. */
export function OpeningNotice() {
  const clock = useClock();
  const notice = useOpeningNotice(clock);
  const { at } = useSchedule(clock);
  const { day, time } = useSnapshot(draft.state);
  const { place } = useBasketPosition();
  const isAtTable = useServiceType() === 'DINE_IN';
  const isMenuOnly = useIsMenuOnly();
  if (!notice || isMenuOnly) return null;
  const opening = notice.kind === 'closing' ? null : notice.opening;
  const opens = opensText(opening, clock);
  const isOrderable = place !== null && !isAtTable && (notice.kind === 'closing' || opening);
  const chosen = isOrderable && typeof at === 'number' && day && time ? { day, time } : null;
  const text = (
    <>
      <Icon name="clock" size={20} />
      <span className={styles.text}>
        <span className={styles.title}>{titleOf(notice)}</span>
        {chosen && (
          <span className={styles.planned}>
            {t('opening.planned', { when: whenText(chosen, clock) })}
          </span>
        )}
        {!chosen && opens && (
          <span className={styles.opens}>{t('opening.opens', { when: opens })}</span>
        )}
      </span>
    </>
  );
  if (!isOrderable)
    return (
      <p className={styles.notice} data-part="notice">
        {text}
      </p>
    );
  return (
    <button type="button" className={styles.notice} data-part="notice" onClick={pickTime}>
      {text}
      {chosen ? (
        <Icon name="next" size={20} />
      ) : (
        <span className={styles.later}>{t('opening.later')}</span>
      )}
    </button>
  );
}

function titleOf(notice: Notice): string {
  if (notice.kind === 'closing') return t('opening.closesIn', { count: notice.minutes });
  return t(notice.kind === 'holiday' ? 'branches.holiday' : 'opening.closed');
}
