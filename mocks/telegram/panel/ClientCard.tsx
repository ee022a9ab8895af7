import { androidUserAgent, performanceOf } from '../launch/userAgent';
import { type ClientKind, clients } from '../protocol/clients';
import { platforms, quirks } from '../protocol/platforms';
import { performanceClasses, versions } from '../situation/situation';
import { Card, type CardProps } from './Card';
import { Choice } from './Choice';
import { CopyButton } from './CopyButton';
import fields from './fields.module.css';
import { Segments } from './Segments';
import { TextField } from './TextField';
import { Toggle } from './Toggle';

const clientNames: Record<ClientKind, string> = {
  web: 'Web',
  android: 'Android, native',
  ios: 'iOS, native',
  desktop: 'Desktop, native',
  notify: 'External.notify',
};

/** The Telegram client and its version. */
export function ClientCard({ now, change }: CardProps) {
  const ownClass = performanceOf(navigator.userAgent);
  return (
    <Card title="Telegram">
      <Choice
        label="Client"
        value={now.client}
        options={clients.map((value) => ({ value, name: clientNames[value] }))}
        onPick={(client) => change({ client })}
      />
      {now.client === 'web' && (
        <Choice
          label="Platform"
          value={now.platform}
          options={platforms.map((value) => ({ value, name: quirks[value].label }))}
          onPick={(platform) => change({ platform })}
        />
      )}
      <Choice
        label="Version"
        value={now.version}
        options={versions.map((value) => ({ value, name: value }))}
        onPick={(version) => change({ version })}
      />
      <TextField
        label="Other version"
        value={now.version}
        onEnter={(version) => {
          if (/^\d{1,2}\.\d{1,2}$/.test(version)) change({ version });
        }}
      />
      <Toggle
        label="Strict: complain of unknown messages"
        on={now.strict}
        onFlip={(strict) => change({ strict })}
      />
      <Segments
        label="Performance class"
        value={now.performance}
        options={performanceClasses}
        names={{ LOW: 'Low', AVERAGE: 'Average', HIGH: 'High' }}
        onPick={(performance) => change({ performance })}
      />
      <p className={fields.hint}>
        Telegram for Android states the class in the user agent, which a page cannot set for a
        frame: set it in the browser. This one states <strong>{ownClass ?? 'none'}</strong>.
      </p>
      <details className={fields.hint}>
        <summary>User agent</summary>
        <code data-testid="user-agent">{androidUserAgent(now.performance)}</code>
      </details>
      <div className={fields.buttons}>
        <CopyButton text={() => androidUserAgent(now.performance)}>Copy the user agent</CopyButton>
      </div>
    </Card>
  );
}
