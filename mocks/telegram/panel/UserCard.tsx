import { accountOf, presetOf } from '../launch/account';
import { type Account, accountNames, accounts } from '../situation/users';
import { Card, type CardProps } from './Card';
import { Choice } from './Choice';
import { NumberField } from './NumberField';
import { TextField } from './TextField';

const languages = ['uz', 'ru', 'en', 'kk', 'tr', 'ar', 'zh-hans'];

const nameOf = (account: Account) => `${account.firstName} ${account.lastName}`.trim().slice(0, 32);

/** The Telegram user. */
export function UserCard({ now, change }: CardProps) {
  const preset = presetOf(now);
  return (
    <Card title="User">
      <Choice
        label="Person"
        value={now.user}
        options={accountNames.map((value) => ({ value, name: nameOf(accounts[value]) }))}
        onPick={(user) =>
          change({ user, person: {}, id: 0, name: '', language: '', phone: '', photo: '' })
        }
      />
      <Choice
        label="Beside them"
        value={now.second}
        options={[
          { value: '', name: 'Nobody' },
          ...accountNames.map((value) => ({ value, name: nameOf(accounts[value]) })),
        ]}
        onPick={(second) => change({ second })}
      />
      <Choice
        label="Language"
        value={accountOf(now).language}
        options={languages.map((value) => ({ value, name: value }))}
        onPick={(language) => change({ language: language === preset.language ? '' : language })}
      />
      <TextField
        label="Name"
        value={now.name}
        placeholder={preset.firstName}
        onEnter={(name) => change({ name })}
      />
      <NumberField
        label="Id"
        value={now.id}
        placeholder={String(preset.id)}
        onEnter={(id) => change({ id })}
      />
      <TextField
        label="Phone"
        value={now.phone}
        placeholder={preset.phone}
        inputMode="tel"
        onEnter={(phone) => change({ phone: phone.trim() })}
      />
      <TextField
        label="Photo’s address"
        value={now.photo}
        placeholder="none"
        onEnter={(photo) => change({ photo: photo.trim() })}
      />
    </Card>
  );
}
