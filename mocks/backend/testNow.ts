/** A Wednesday noon in Tashkent, epoch ms: the demo's shops are open, but for its night branch. */
export const testNow = Date.parse('2026-03-04T12:00:00+05:00');
