import { isWebAddress } from '../launch/launch';
import { launchKindOf } from '../launch/launchKind';
import { starts, vendors } from '../situation/screens';
import { dataKinds, launchKinds } from '../situation/situation';
import { Card, type CardProps } from './Card';
import { Choice } from './Choice';
import { TextField } from './TextField';
import { Toggle } from './Toggle';

const dataNames: Record<(typeof dataKinds)[number], string> = {
  valid: 'Valid',
  expired: 'Expired',
  future: 'From tomorrow',
  tampered: 'Tampered with',
  short: 'Too short',
  unsigned: 'Without signature',
  absent: 'Absent',
};

const launchNames: Record<(typeof launchKinds)[number], string> = {
  menu: 'The menu button',
  inline: 'A button below a message',
  keyboard: 'A keyboard button',
  link: 'A direct link',
  group: 'A direct link in a group',
  attachment: 'The attachment menu',
  join: 'A request to join a group',
};

type Props = CardProps & {
  /** the app is this project's shop, not somebody's app at an address */
  ours: boolean;
};

/** The app to open, and how. */
export function LaunchCard({ now, change, ours }: Props) {
  const choose = (typed: string) => {
    const address = /^https?:/i.test(typed.trim()) ? typed.trim() : `http://${typed.trim()}`;
    if (isWebAddress(address)) change({ app: new URL(address).href, path: '/' });
  };
  return (
    <Card title="Launch">
      {ours ? (
        <>
          <Choice
            label="Merchant"
            value={now.vendor}
            options={vendors}
            onPick={(vendor) => change({ vendor })}
          />
          <TextField
            label="Merchant key"
            value={now.vendor}
            onEnter={(vendor) => change({ vendor: vendor.trim() })}
          />
          <Choice
            label="Opened by"
            value={now.start}
            options={starts}
            onPick={(start) => change({ start })}
          />
        </>
      ) : (
        <TextField label="App’s address" value={now.app} onEnter={choose} />
      )}
      <Choice
        label="Opened from"
        value={launchKindOf(now)}
        options={launchKinds.map((value) => ({ value, name: launchNames[value] }))}
        onPick={(launch) => change({ launch, start: launch === 'menu' ? '' : now.start })}
      />
      <TextField
        label="Start parameter"
        value={now.start}
        placeholder="none"
        onEnter={(start) => change({ start: start.trim() })}
      />
      <TextField
        label="Path"
        value={now.path}
        onEnter={(path) => change({ path: `/${path.trim().replace(/^\/+/, '')}` })}
      />
      <Choice
        label="Init data"
        value={now.data}
        options={dataKinds.map((value) => ({ value, name: dataNames[value] }))}
        onPick={(data) => change({ data })}
      />
      <Toggle
        label="Colours of its own from BotFather"
        on={now.ownColors}
        onFlip={(ownColors) => change({ ownColors })}
      />
      <Toggle
        label="Settings in the menu"
        on={now.settings}
        onFlip={(settings) => change({ settings })}
      />
      <Toggle label="From inline mode" on={now.inline} onFlip={(inline) => change({ inline })} />
    </Card>
  );
}
