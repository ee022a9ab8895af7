import { showMoney } from '../../../src/i18n/show';
import { RadioTile } from '../../../src/ui/ChoiceRow';
import { Live } from './Live';
import { States } from './States';
import { dish, longDish, longWord, price } from './samples';

const tilesOf = (name: string, labels: readonly string[], detail?: string) => (
  <Live start="0">
    {(chosen, choose) => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {labels.map((label, index) => (
          <RadioTile
            key={label}
            name={name}
            label={label}
            detail={detail}
            isChosen={chosen === String(index)}
            onChoose={() => choose(String(index))}
          />
        ))}
      </div>
    )}
  </Live>
);

/** Tiles beside each other: one line, two lines, and long labels. */
export const radioTiles = () => (
  <States
    of={{
      times: tilesOf('gallery-tile-1', ['18:00', '18:15', '18:30']),
      'with a detail': tilesOf('gallery-tile-2', [dish(), longWord()], showMoney(price)),
      long: tilesOf('gallery-tile-3', [longDish(), longWord()]),
    }}
  />
);
