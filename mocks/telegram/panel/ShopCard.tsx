import { useCallback } from 'react';
import type { Backend, ShopSettings } from '../client/backend';
import { Card } from './Card';
import { ColorField } from './ColorField';
import fields from './fields.module.css';
import { Segments } from './Segments';
import { Toggle } from './Toggle';
import { useAnswer } from './useAnswer';

type Props = {
  backend: Backend;
  vendor: string;
  /** the shop has other settings now */
  onChange: () => void;
};

/** `isVisibleAtProfileTop` as “Visible at profile top”, `storiesActive` as “Stories”. */
function nameOf(flag: string): string {
  const language = /^([a-z]{2,3})Active$/.exec(flag)?.[1];
  if (language) return `Language ${language}`;
  const words = flag
    .replace(/^is(?=[A-Z])|Active$|Enabled$/g, '')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const switchesOf = (settings: ShopSettings) =>
  Object.entries(settings)
    .filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean')
    .map(([flag, on]) => ({ flag, on, name: nameOf(flag) }))
    .sort((one, other) => one.name.localeCompare(other.name));

/** The merchant's colours and switches. A change reloads the app. */
export function ShopCard({ backend, vendor, onChange }: Props) {
  const ask = useCallback(() => backend.settings(vendor), [backend, vendor]);
  const { answer: settings, failure, again } = useAnswer(ask);
  const change = async (part: Partial<ShopSettings>) => {
    try {
      await backend.changeSettings(vendor, part);
      onChange();
    } finally {
      again();
    }
  };
  return (
    <Card title="Merchant’s settings">
      {failure && <p className={fields.error}>No settings of this merchant: {failure}</p>}
      {!failure && settings && (
        <>
          <ColorField
            label="Main colour"
            value={settings.mainColor}
            onPick={(mainColor) => void change({ mainColor })}
          />
          <Segments
            label="Text on it"
            value={settings.mainColorType}
            options={['DARK', 'LIGHT']}
            names={{ DARK: 'White', LIGHT: 'Black' }}
            onPick={(mainColorType) => void change({ mainColorType })}
          />
          <fieldset className={fields.list} aria-label="Switches">
            {switchesOf(settings).map(({ flag, on, name }) => (
              <Toggle
                key={flag}
                label={name}
                on={on}
                onFlip={(flipped) => void change({ [flag]: flipped })}
              />
            ))}
          </fieldset>
        </>
      )}
    </Card>
  );
}
