// By themselves, so that the inline script has these two without all the others.
export const initDataMinLength = 10;
export const reloadGuardMs = 10_000;

/** Every number of §9, and those that docs/specification.md adds. */
export const limits = {
  buildVersion: '2.2.8',
  initDataMinLength,
  orderPageSize: 10,
  /** degrees: a map point this close to a saved address is that address */
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
  /** most categories on home; all of them are under "All categories" */
  homeCategories: 300,
  /** most pieces of a basket line, or of an option in it */
  lineCount: 999,
  /** debounce, so that repeated taps on plus request one quote */
  quoteDelayMs: 300,
  toastMs: 4500,
  toastGapPx: 16,
  fadeMs: 400,
  cookieDays: 365,
  reloadGuardMs,
  requestTimeoutMs: 30_000,
  /** after the timeout, how much longer an order may still arrive at the server */
  orderMarginMs: 30_000,
  /** before an order that the API did not take is sent again, if it does not say when */
  orderRetryMs: 1000,
  /** max age of an active-orders list used to tell a new order from earlier ones */
  knownOrdersMs: 60_000,
  /** look-ups of an order that was never seen, after another one was accepted */
  lateOrderLooks: 20,
  retriedStatuses: [408, 409, 425, 429, 500, 502, 503, 504],
  image: { width: 480, height: 480, quality: 100 },
  /** a scanned table is forgotten after this long */
  tableMemoryMs: 3 * 60 * 60 * 1000,
  /** tolerated device clock drift ahead of the server */
  clockToleranceMs: 2 * 60 * 1000,
  /** minutes between two delivery slots */
  slotStepMinutes: 30,
  /** minimum minutes from placing an order to hand-over */
  leadMinutes: { DELIVERY: 45, PICK_UP: 30 },
  /** minutes a chosen slot stays valid into its lead time, to finish the checkout */
  slotGraceMinutes: 15,
  /** days ahead the server accepts orders for */
  planDays: 7,
  /**
   * how much longer a road is than the straight line; a little less than 1, because both are rounded
   */
  roadPerStraightLine: { least: 0.95, most: 3 },
  /** what a courier covers in a minute: straight through an empty town, and with every detour */
  courierMetresPerMinute: { fastest: 500, slowest: 200 },
  /** longest minutes until a courier leaves with what is ready */
  handOverMinutes: 5,
  /** estimates are not more exact than this, in minutes */
  estimateStepMinutes: 5,
  merchantLookupTries: 3,
  /** before the second look-up, and four times that before the third, give or take a quarter */
  merchantLookupPauseMs: 500,
  /** longest wait for prices to be confirmed before an order; the server checks them too */
  pricePatienceMs: 6000,
  /** seconds between questions for a phone that was just shared, until the server knows it */
  contactPollSeconds: [1, 2, 3, 4, 5],
  /** seconds before a login code can be resent, if the server does not say */
  codeResendSeconds: 60,
  /** length of an SMS code, unless a build setting fixes it */
  codeDigits: { least: 4, most: 8 },
} as const;
