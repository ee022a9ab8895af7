import { describe, expect, it } from 'vitest';
import { sampleOptions } from '../../../tests/samples/models';
import { proposedChoices } from './chooseOptions';
import type { Choice } from './options';

const size = sampleOptions({ small: 0, large: 500 }, { id: 'size', min: 1, max: 1 });
const sauces = sampleOptions({ garlic: 10, cheese: 20 }, { id: 'sauces', max: 2 });

describe('proposed options', () => {
  const dear = sampleOptions({ full: 900, half: 400 }, { id: 'dear', min: 1, max: 1 });
  const several = sampleOptions({ ketchup: 0, mayo: 0 }, { id: 'several', min: 1, max: 2 });
  const proposed = (groups: readonly (typeof size)[], last: readonly Choice[] = []) =>
    proposedChoices({ modificationGroups: groups }, last).map(
      ({ modificationId }) => modificationId,
    );

  it('are the first of a group that takes exactly one', () => {
    expect(proposed([size])).toEqual(['small']);
  });

  it('are not the first where another costs less', () => {
    expect(proposed([dear])).toEqual([]);
  });

  it('are none where more may be taken, or none need be', () => {
    expect(proposed([several, sauces])).toEqual([]);
  });

  it('are the person’s last one, while it is sold', () => {
    expect(
      proposed(
        [size, dear],
        [
          { modificationId: 'large', groupId: 'size', count: 1 },
          { modificationId: 'full', count: 1 },
        ],
      ),
    ).toEqual(['large', 'full']);
    expect(proposed([size], [{ modificationId: 'giant', groupId: 'size', count: 1 }])).toEqual([
      'small',
    ]);
  });

  it('keep the sole option of a required group', () => {
    const forced = sampleOptions({ sauce: 0 }, { id: 'forced', min: 2, max: 2 });
    expect(proposedChoices({ modificationGroups: [size, forced] }, [])).toEqual([
      { modificationId: 'small', groupId: 'size', count: 1 },
      { modificationId: 'sauce', groupId: 'forced', count: 2 },
    ]);
  });
});
