import { describe, expect, test, vi } from 'vitest';
import { casesOf } from './cases';
import { contractCalls } from './contract/checkCall';
import { beginJourneys } from './journey';
import { chooseOtherTab, endings } from './late/endings';
import { flows } from './late/flows';
import { changed, subjects } from './late/lookAtAll';
import { startLate } from './late/startLate';

vi.mock('../src/device/reload', () => ({ reload: () => undefined, outlivesReload: () => true }));
vi.mock('../src/device/isBuildComplete', () => ({ isBuildComplete: async () => true }));

beginJourneys({ isNoon: true, isHurried: true });

test('every call of the contract is covered', () => {
  const tried = new Set(flows.map(([, { call }]) => call));
  expect([...tried].sort()).toEqual([...contractCalls].sort());
});

const rows = Object.entries(endings).map(([name, ending], row) => [name, ending, row] as const);

describe.each(rows)('after %s', (_, { ends, suits, make }, row) => {
  const suited = casesOf(flows, row, rows.length).filter(([, { opening }]) => suits(opening ?? {}));

  test.each(suited)('%s, answered late, changes nothing', async (_, flow) => {
    const { scope, fills } = flow;
    const { page, asked, untilQuiet, release, openLink, ...late } = await startLate(flow);
    await make(page);
    await untilQuiet();
    const isEnded = scope !== null && ends.includes(scope);
    if (isEnded) expect(asked.isOver).toBe(true);
    expect(asked.isAborted()).toBe(isEnded);

    const { before, after, calls } = await release();
    expect(asked.isOver).toBe(true);
    const mayChange = isEnded ? [] : fills;
    const isUnasked = (name: string) => !mayChange.includes(name);
    expect(subjects(changed(before, after)).filter(isUnasked)).toEqual([]);
    expect(late.stillBusy().filter(isUnasked)).toEqual([]);
    if (isEnded) expect([calls, openLink.mock.calls]).toEqual([[], []]);
    expect(late.failures()).toEqual([]);
    expect(late.trespasses).toEqual([]);
    expect(late.leftBehind(after)).toEqual([]);
  });
});

describe('after switching to another brand tab', () => {
  // Only one shop is opened at a time.
  const suited = casesOf(flows).filter(([name]) => name !== 'a tab of the brand');

  test.each(suited)('%s, answered late, stays in the previous shop', async (_, flow) => {
    const { fills } = flow;
    const { page, asked, untilQuiet, release, trespasses } = await startLate(flow);
    await chooseOtherTab(page);
    await untilQuiet();
    expect(asked).toMatchObject({ isOver: false });
    const { before, after } = await release();
    expect(asked.isOver).toBe(true);
    const names = changed(before, after);
    const isOfOther = (name: string) => /^(stored|session) /.test(name) && !/:7001(@|$)/.test(name);
    expect(names.filter(isOfOther)).toEqual([]);
    expect(trespasses).toEqual([]);
    // The shop stays alive until the browser loads the other one, and its tabs are known.
    if (fills.includes('everything')) expect(names).not.toEqual([]);
    else expect(subjects(names).sort()).toEqual(fills.filter((name) => name !== 'brands'));
  });
});
