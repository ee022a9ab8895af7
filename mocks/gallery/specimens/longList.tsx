import { LongList } from '../../../src/ui/LongList';
import { Row } from '../../../src/ui/Row';
import { Section } from '../../../src/ui/Section';
import { States } from './States';
import { dish, longWord } from './samples';

const listOf = (labels: readonly string[]) => (
  <Section>
    <LongList items={labels}>
      {(label, index) => <Row key={index} label={label} value={String(index + 1)} />}
    </LongList>
  </Section>
);

/** Rows of a list of any length; of the long one only those near the screen are mounted. */
export const longList = () => (
  <States
    of={{
      filled: listOf([dish(), dish(), dish()]),
      long: listOf(Array.from({ length: 200 }, (_, index) => (index % 2 ? dish() : longWord()))),
    }}
  />
);
