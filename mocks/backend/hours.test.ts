// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { BranchRecord } from './records/branch';
import { isOpen } from './rules/hours';
import { branches } from './seed/demo/branches';

/** A time in the week of Monday 11 May 2026 in Tashkent (UTC+5). */
function at(day: number, time: string): number {
  return Date.parse(`2026-05-${10 + day}T${time}:00+05:00`);
}

function branch(id: string): BranchRecord {
  const found = branches.find((each) => each.id === id);
  if (!found) throw new Error(`no branch ${id}`);
  return found;
}

describe('a branch', () => {
  it.each([
    ['markaz', 1, '00:00', true],
    ['markaz', 7, '23:59', true],
    ['chilonzor', 1, '12:00', false],
    ['chilonzor', 2, '10:59', false],
    ['chilonzor', 2, '11:00', true],
    ['chilonzor', 2, '23:01', false],
    ['chilonzor', 6, '08:00', true],
    ['chilonzor', 6, '10:30', false],
    ['chilonzor', 5, '08:00', false],
    ['yunusobod', 3, '16:59', false],
    ['yunusobod', 3, '17:00', true],
    ['yunusobod', 4, '02:59', true],
    ['yunusobod', 4, '03:01', false],
    ['registon', 2, '12:00', false],
    ['registon', 5, '06:00', true],
  ] as const)('%s on day %i at %s is open: %s', (id, day, time, open) => {
    expect(isOpen(branch(id), 'PICK_UP', at(day, time))).toBe(open);
  });

  it.each([
    ['chilonzor', 1, '12:00', false],
    ['chilonzor', 6, '08:00', false],
    ['chilonzor', 2, '12:00', true],
    ['oshxona', 1, '08:59', false],
    ['oshxona', 1, '09:00', true],
    ['yunusobod', 3, '01:00', true],
    ['registon', 2, '12:00', false],
    ['registon', 5, '06:00', true],
  ] as const)('%s delivers on day %i at %s: %s', (id, day, time, open) => {
    expect(isOpen(branch(id), 'DELIVERY', at(day, time))).toBe(open);
  });

  it('without hours delivers all day and offers no pick-up', () => {
    const silent = { ...branch('registon'), workHours: [] };
    expect(isOpen(silent, 'DELIVERY', at(2, '04:00'))).toBe(true);
    expect(isOpen(silent, 'PICK_UP', at(2, '12:00'))).toBe(false);
  });

  it('open past midnight is closed on its day off but open in the night before', () => {
    const [hours] = branch('yunusobod').workHours;
    const shut = {
      ...branch('yunusobod'),
      workHours: [
        {
          type: 'PICK_UP' as const,
          hours: (hours?.hours ?? []).map((day) => ({
            ...day,
            isDayOff: day.weekName === 'MONDAY',
          })),
        },
      ],
    };
    expect(isOpen(shut, 'PICK_UP', at(1, '01:00'))).toBe(true);
    expect(isOpen(shut, 'PICK_UP', at(1, '20:00'))).toBe(false);
    expect(isOpen(shut, 'PICK_UP', at(2, '01:00'))).toBe(false);
  });
});
