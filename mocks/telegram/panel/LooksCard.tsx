import { themes } from '../situation/situation';
import { Card, type CardProps } from './Card';
import { ColorsField } from './ColorsField';
import { Segments } from './Segments';

/** Telegram's theme. */
export function LooksCard({ now, change }: CardProps) {
  return (
    <Card title="Theme">
      <Segments
        label="Colours"
        value={now.theme}
        options={themes}
        names={{ light: 'Light', dark: 'Dark', custom: 'Custom' }}
        onPick={(theme) => change({ theme })}
      />
      {now.theme === 'custom' && (
        <ColorsField colors={now.colors} onEnter={(colors) => change({ colors })} />
      )}
    </Card>
  );
}
