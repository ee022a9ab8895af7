/** Every number of section 9 of the specification, and the few that `readings.md` adds. */
export const limits = {
  buildVersion: '2.2.8',
  initDataMinLength: 10,
  orderPageSize: 10,
  /** degrees: a map point this near to a saved address is that address */
  addressTolerance: 0.000099,
  coordinateDecimals: 6,
  defaultCentre: { latitude: 41.311151, longitude: 69.279737 },
  addressZoom: 14,
  branchZoom: 10,
  mapAnimationMs: 500,
  drawerCloseDelayMs: 100,
  searchFocusDelayMs: 500,
  fitBoundsDelayMs: 500,
  cityRecentreDelayMs: 1234,
  activeOrdersDelayMs: 500,
  searchDebounceMs: 300,
  /** a line of the basket holds no more than this, nor does a choice in it */
  lineCount: 999,
  /** ten taps on plus ask for the price of their delivery once */
  quoteDelayMs: 300,
  toastMs: 4500,
  toastGapPx: 16,
  fadeMs: 400,
  cookieDays: 365,
  reloadGuardMs: 10_000,
  requestTimeoutMs: 30_000,
  /** an order may still be on its way for the time-out and this long, from when it was sent */
  orderMarginMs: 30_000,
  /** a list of active orders that is not older tells which orders were there before a new one */
  knownOrdersMs: 60_000,
  /** how often an order that was never seen is looked for after another one was accepted */
  lateOrderLooks: 20,
  retriedStatuses: [408, 409, 425, 429, 500, 502, 503, 504],
  image: { width: 480, height: 480, quality: 100 },
  /** a scanned table is forgotten after this long */
  tableMemoryMs: 3 * 60 * 60 * 1000,
  /** a device's clock may run ahead of the server's by this much */
  clockToleranceMs: 2 * 60 * 1000,
  /** minutes between two times that an order can be planned for */
  slotStepMinutes: 30,
  /** minutes that an order takes at least, from the order to the door or the counter */
  leadMinutes: { DELIVERY: 45, PICK_UP: 30 },
  /** minutes that a chosen time still holds when the lead has begun: time to finish the order */
  slotGraceMinutes: 15,
  /** days ahead that the server takes an order for */
  planDays: 7,
  merchantLookupTries: 3,
  /** longer than this an order does not wait for prices to be confirmed: the server checks them too */
  pricePatienceMs: 6000,
  /** seconds until a log-in code may be asked for again, when the server names no time */
  codeResendSeconds: 60,
  /** digits of a code by SMS, unless a build setting fixes their number */
  codeDigits: { least: 4, most: 8 },
} as const;
