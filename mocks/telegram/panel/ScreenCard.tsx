import { platformOf } from '../protocol/clients';
import { quirks } from '../protocol/platforms';
import { deviceNames, devices, settingsOf } from '../situation/devices';
import { insetPresets, screens } from '../situation/screens';
import { Card, type CardProps } from './Card';
import { Choice } from './Choice';
import fields from './fields.module.css';
import { InsetsField } from './InsetsField';
import { NumberField } from './NumberField';
import { Toggle } from './Toggle';

const sizes = screens.map(({ name, width, height }) => ({
  value: `${width}×${height}`,
  name: `${name} · ${width}×${height}`,
}));
const frames = deviceNames.map((value) => ({
  value,
  name: value === 'none' ? 'None' : devices[value].label,
}));
const insets = insetPresets.map(({ name }) => ({ value: name, name }));

/** The space available to the app. */
export function ScreenCard({ now, change }: CardProps) {
  const current = JSON.stringify([now.safe, now.content]);
  const preset = insetPresets.find((each) => JSON.stringify([each.safe, each.content]) === current);
  return (
    <Card title="Screen">
      <Choice
        label="Device"
        value={now.device}
        options={frames}
        onPick={(device) => change(device === 'none' ? { device } : settingsOf(device, now))}
      />
      <Choice
        label="Size"
        value={`${now.width}×${now.height}`}
        options={sizes}
        onPick={(size) => {
          const [width = now.width, height = now.height] = size.split('×').map(Number);
          change({ width, height });
        }}
      />
      <div className={fields.two}>
        <NumberField label="Width" value={now.width} onEnter={(width) => change({ width })} />
        <NumberField label="Height" value={now.height} onEnter={(height) => change({ height })} />
      </div>
      <Toggle label="Keyboard" on={now.keyboard} onFlip={(keyboard) => change({ keyboard })} />
      {!quirks[platformOf(now)].isWeb && (
        <Toggle
          label="Opens half-high"
          on={now.compact}
          onFlip={(compact) => change({ compact })}
        />
      )}
      <Toggle
        label="Opens over the whole screen"
        on={now.fullscreen}
        onFlip={(fullscreen) => change({ fullscreen })}
      />
      <Choice
        label="Insets"
        value={preset?.name ?? 'As below'}
        options={insets}
        onPick={(name) => {
          const picked = insetPresets.find((each) => each.name === name);
          if (picked) change({ safe: picked.safe, content: picked.content });
        }}
      />
      <InsetsField label="Safe area" insets={now.safe} onEnter={(safe) => change({ safe })} />
      <InsetsField
        label="Content safe area"
        insets={now.content}
        onEnter={(content) => change({ content })}
      />
    </Card>
  );
}
