import {
  biometryAnswers,
  invoiceAnswers,
  permissions,
  popupAnswers,
  responses,
} from '../situation/situation';
import { Card, type CardProps } from './Card';
import { Choice } from './Choice';
import fields from './fields.module.css';
import { NumberField } from './NumberField';
import { Segments } from './Segments';
import { TextField } from './TextField';
import { Toggle } from './Toggle';

const names = { ask: 'Ask', grant: 'Grant', refuse: 'Refuse', never: 'Never', none: 'None' };
const invoiceNames: Record<(typeof invoiceAnswers)[number], string> = {
  ask: 'Ask',
  paid: 'Paid',
  failed: 'Failed',
  cancelled: 'Cancelled',
  pending: 'Pending',
  never: 'Paid, the app is not told',
};

/** The user's responses to the app's requests. */
export function AnswersCard({ now, change }: CardProps) {
  return (
    <Card title="Answers">
      <Segments
        label="Contact"
        value={now.contact}
        options={responses}
        names={names}
        onPick={(contact) => change({ contact })}
      />
      <Segments
        label="Messages from the bot"
        value={now.write}
        options={permissions}
        names={names}
        onPick={(write) => change({ write })}
      />
      <Segments
        label="Location"
        value={now.location}
        options={responses}
        names={names}
        onPick={(location) => change({ location })}
      />
      <div className={fields.two}>
        <NumberField
          label="Latitude"
          value={now.latitude}
          decimal
          onEnter={(latitude) => change({ latitude })}
        />
        <NumberField
          label="Longitude"
          value={now.longitude}
          decimal
          onEnter={(longitude) => change({ longitude })}
        />
      </div>
      <Choice
        label="Invoice"
        value={now.invoice}
        options={invoiceAnswers.map((value) => ({ value, name: invoiceNames[value] }))}
        onPick={(invoice) => change({ invoice })}
      />
      <Segments
        label="Popup"
        value={now.popup}
        options={popupAnswers}
        names={names}
        onPick={(popup) => change({ popup })}
      />
      <Segments
        label="Biometry"
        value={now.biometry}
        options={biometryAnswers}
        names={names}
        onPick={(biometry) => change({ biometry })}
      />
      <Segments
        label="Emoji status"
        value={now.emoji}
        options={permissions}
        names={names}
        onPick={(emoji) => change({ emoji })}
      />
      <Toggle label="Motion sensors" on={now.motion} onFlip={(motion) => change({ motion })} />
      <Toggle
        label="New phone: secrets to restore"
        on={now.newPhone}
        onFlip={(newPhone) => change({ newPhone })}
      />
      <TextField
        label="Clipboard"
        value={now.clipboard}
        placeholder="empty"
        onEnter={(clipboard) => change({ clipboard })}
      />
      <Toggle label="Open links in a tab" on={now.links} onFlip={(links) => change({ links })} />
    </Card>
  );
}
