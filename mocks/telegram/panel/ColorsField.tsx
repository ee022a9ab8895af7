import { useId, useState } from 'react';
import * as v from 'valibot';
import type { ThemeParams } from '../situation/situation';
import { palettes } from '../situation/themes';
import fields from './fields.module.css';

type Props = {
  colors: ThemeParams;
  onEnter: (colors: ThemeParams) => void;
};

const palette = v.record(v.string(), v.string());

function read(json: string): ThemeParams | undefined {
  try {
    const parsed = v.safeParse(palette, JSON.parse(json));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** The custom theme as JSON; missing colours come from the light theme. */
export function ColorsField({ colors, onEnter }: Props) {
  const id = useId();
  const [wrong, setWrong] = useState(false);
  const shown = Object.keys(colors).length > 0 ? colors : palettes.light;
  return (
    <div className={fields.stack}>
      <label className={fields.label} htmlFor={id}>
        Theme parameters (JSON)
      </label>
      <textarea
        id={id}
        defaultValue={JSON.stringify(shown, null, 1)}
        spellCheck={false}
        aria-invalid={wrong}
        onBlur={(event) => {
          const typed = read(event.target.value);
          setWrong(!typed);
          if (typed) onEnter(typed);
        }}
      />
      {wrong && (
        <p className={fields.error} role="alert">
          This is not an object of colours.
        </p>
      )}
    </div>
  );
}
