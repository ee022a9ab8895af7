/**
 * The browser's languages are the shop's default, so that no test is offered another one unless it asks for
 * it. Some files run without a DOM.
 */
if (typeof navigator !== 'undefined')
  Object.defineProperty(navigator, 'languages', {
    value: ['uz-UZ', 'uz'],
    configurable: true,
    writable: true,
  });
