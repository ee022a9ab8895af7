import { t } from '../../../src/i18n/t';
import { ToggleChips } from '../../../src/ui/ToggleChips';
import { Live } from './Live';
import { States } from './States';
import { dish, longWord } from './samples';

const chipsOf = (labels: readonly string[], start: readonly string[]) => (
  <Live start={start}>
    {(chosen, choose) => (
      <ToggleChips
        label={t('find.title')}
        items={labels.map((label) => ({ id: label, label, isOn: chosen.includes(label) }))}
        onToggle={(id) =>
          choose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
        }
      />
    )}
  </Live>
);

const usual = () => [t('find.cheap'), t('find.dear'), t('find.reduced')];

/** Chips to sort and filter by: none on, some on, and long ones. */
export const toggleChips = () => (
  <States
    of={{
      filled: chipsOf(usual(), []),
      chosen: chipsOf(usual(), [t('find.cheap'), t('find.reduced')]),
      long: chipsOf([dish(), longWord(), ...usual()], [longWord()]),
    }}
  />
);
