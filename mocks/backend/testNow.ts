/** A Wednesday noon in Tashkent, epoch ms: all demo branches but the night branch are open. */
export const testNow = Date.parse('2026-03-04T12:00:00+05:00');
