import { type BrowserContext, expect } from '@playwright/test';

/**
 * Collects errors of every page of a context. Policy violations are logged again in a fixed
 * wording, because browsers differ in theirs.
 */
export async function watchErrors(context: BrowserContext) {
  const errors: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    const { url } = message.location();
    // Markup that React could not hydrate is repaired, and only reported.
    const isRepaired = /react\.dev\/errors\/4[12]\d/.test(message.text());
    if (message.type() === 'error' || isRepaired)
      errors.push(`console: ${message.text()} (${url})`);
  });
  context.on('weberror', (event) => {
    errors.push(`thrown: ${event.error().stack ?? event.error().message}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Aborted by the page itself: by a navigation, or because the response was no longer needed.
    if (reason !== 'net::ERR_ABORTED') errors.push(`request: ${reason} ${request.url()}`);
  });
  await context.addInitScript(logViolations);
  const assertNone = () => {
    const unexpected = errors.filter((error) => !expected.some((pattern) => pattern.test(error)));
    expect(unexpected, 'unexpected errors').toEqual([]);
  };
  return { expected, assertNone };
}

function logViolations() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`policy: ${effectiveDirective} refuses ${blockedURI}`);
  });
}
