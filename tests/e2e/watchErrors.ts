import { type BrowserContext, expect } from '@playwright/test';

/**
 * Collects what goes wrong in every page of a context, until the test's end; what the page's policy
 * refuses is told once more by name, as a browser words its own message as it likes.
 */
export async function watchErrors(context: BrowserContext) {
  const errors: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error') errors.push(`console: ${message.text()} (${url})`);
  });
  context.on('weberror', (event) => {
    errors.push(`thrown: ${event.error().stack ?? event.error().message}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // given up by the page itself: another page was opened, or the answer was no longer wanted
    if (reason !== 'net::ERR_ABORTED') errors.push(`request: ${reason} ${request.url()}`);
  });
  await context.addInitScript(tellViolations);
  const assertNone = () => {
    const unexpected = errors.filter((error) => !expected.some((pattern) => pattern.test(error)));
    expect(unexpected, 'errors that the test does not expect').toEqual([]);
  };
  return { expected, assertNone };
}

/** Runs in the page. */
function tellViolations() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`policy: ${effectiveDirective} refuses ${blockedURI}`);
  });
}
