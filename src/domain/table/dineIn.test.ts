import { describe, expect, it } from 'vitest';
import { sampleBranch } from '../../../tests/samples/models';
import { canDineIn } from './dineIn';

describe('canDineIn', () => {
  const { settings } = sampleBranch();
  const branch = (dineInEnabled: boolean, isActive = true) =>
    sampleBranch({ id: 'b', isActive, settings: { ...settings, dineInEnabled } });

  it('requires the merchant’s flag and, if known, the branch’s', () => {
    expect(canDineIn({ dineInActive: false }, 'b', [branch(true)])).toBe(false);
    expect(canDineIn({ dineInActive: true }, 'b', [branch(false)])).toBe(false);
    expect(canDineIn({ dineInActive: true }, 'b', [branch(true)])).toBe(true);
    expect(canDineIn({ dineInActive: true }, 'b', [branch(true, false)])).toBe(false);
    expect(canDineIn({ dineInActive: true }, null, [branch(false)])).toBe(true);
    expect(canDineIn({ dineInActive: true }, 'unknown', [branch(false)])).toBe(true);
  });
});
