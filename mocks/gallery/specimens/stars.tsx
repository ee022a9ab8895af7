import { plural } from '../../../src/i18n/t';
import { Stars } from '../../../src/ui/Stars';
import { Live } from './Live';
import { States } from './States';
import { dish, longDish } from './samples';

const graded = (start: number | null, label: string, size: 'm' | 'l' = 'm') => (
  <Live start={start}>
    {(value, set) => (
      <Stars
        label={label}
        size={size}
        value={value}
        onChange={set}
        nameOf={(count) => plural('orders.grade.stars', count)}
      />
    )}
  </Live>
);

/** One to five stars, in both sizes. */
export const stars = () => (
  <States
    of={{
      none: graded(null, dish()),
      three: graded(3, dish()),
      large: graded(5, dish(), 'l'),
      long: graded(4, longDish()),
    }}
  />
);
