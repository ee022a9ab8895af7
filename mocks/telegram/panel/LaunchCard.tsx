import { starts, vendors } from '../situation/screens';
import { dataKinds } from '../situation/situation';
import { Card } from './Card';
import { Choice } from './Choice';
import type { CardProps } from './Panel';
import { TextField } from './TextField';

const dataNames: Record<(typeof dataKinds)[number], string> = {
  valid: 'Valid',
  expired: 'Expired',
  future: 'From tomorrow',
  tampered: 'Tampered with',
  short: 'Too short',
  unsigned: 'Without signature',
  absent: 'Absent',
};

/** The shop to open, and how. */
export function LaunchCard({ now, change }: CardProps) {
  return (
    <Card title="Launch">
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
    </Card>
  );
}
