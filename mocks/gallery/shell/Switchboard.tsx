import { languages } from '../../../src/domain/text/language';
import { type Switches, textSizes, themes, widths } from '../look/switches';
import { Choice } from './Choice';
import styles from './Switchboard.module.css';

type Props = { switches: Switches; onChange: (switches: Switches) => void };

const named = (values: readonly (string | number)[]) =>
  values.map((value) => ({ value: String(value), label: String(value) }));

/**
 * Settings of all specimens: language, direction, palette, width, text size, connection, merchant's
 * colour.
 */
export function Switchboard({ switches, onChange }: Props) {
  const set = (part: Partial<Switches>) => onChange({ ...switches, ...part });
  const { language, direction, theme, brand, width, text, connection, find } = switches;
  return (
    <header className={styles.board} lang="en">
      <Choice
        label="Language"
        options={named(languages)}
        value={language}
        onChange={(wanted) =>
          set({ language: languages.find((one) => one === wanted) ?? language })
        }
      />
      <Choice
        label="Direction"
        options={[
          { value: 'auto', label: 'from the language' },
          { value: 'rtl', label: 'right to left' },
        ]}
        value={direction}
        onChange={(wanted) => set({ direction: wanted === 'rtl' ? 'rtl' : 'auto' })}
      />
      <Choice
        label="Theme"
        options={named(themes)}
        value={theme}
        onChange={(wanted) => set({ theme: themes.find((one) => one === wanted) ?? theme })}
      />
      <Choice
        label="Width"
        options={named(widths)}
        value={String(width)}
        onChange={(wanted) => set({ width: widths.find((one) => String(one) === wanted) ?? width })}
      />
      <Choice
        label="Text"
        options={textSizes.map((size) => ({ value: String(size), label: `${size} %` }))}
        value={String(text)}
        onChange={(wanted) =>
          set({ text: textSizes.find((one) => String(one) === wanted) ?? text })
        }
      />
      <Choice
        label="Connection"
        options={[
          { value: 'on', label: 'online' },
          { value: 'off', label: 'offline' },
        ]}
        value={connection}
        onChange={(wanted) => set({ connection: wanted === 'off' ? 'off' : 'on' })}
      />
      <label className={styles.field}>
        Brand
        <input
          className={styles.color}
          type="color"
          value={brand ?? '#ffcc00'}
          onChange={(event) => set({ brand: event.target.value })}
        />
        <button
          type="button"
          className={styles.reset}
          disabled={brand === null}
          onClick={() => set({ brand: null })}
        >
          default
        </button>
      </label>
      <label className={styles.field}>
        Find
        <input
          className={styles.find}
          type="search"
          value={find}
          onChange={(event) => set({ find: event.target.value })}
        />
      </label>
    </header>
  );
}
