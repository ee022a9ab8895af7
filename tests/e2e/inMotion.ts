/**
 * `test.use(inMotion)`: what moves is looked at. Everywhere else motion is off (`playwright.config.ts`), as
 * on a phone whose owner turned it off: waiting for it costs a fifth of the processor time of these tests.
 */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' as const } };
