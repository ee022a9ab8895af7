import { Card, type CardProps } from './Card';
import fields from './fields.module.css';
import { NumberField } from './NumberField';
import { Toggle } from './Toggle';

/** Faults of the client: how its events reach the app. */
export function TelegramFaultsCard({ now, change }: CardProps) {
  return (
    <Card title="Faults of Telegram">
      <NumberField
        label="Events late by, ms"
        value={now.late}
        onEnter={(late) => change({ late: Math.min(late, 999_999) })}
      />
      <Toggle label="Events come twice" on={now.twice} onFlip={(twice) => change({ twice })} />
      <Toggle
        label="Requests go unanswered"
        on={now.silent}
        onFlip={(silent) => change({ silent })}
      />
      <p className={fields.hint}>
        “Never” among the answers is a contact, popup, location or invoice without one.
      </p>
    </Card>
  );
}
