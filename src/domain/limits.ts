/**
 * Every number of §9, and those that docs/specification.md adds. Imported as `* as limits`, so that a build puts
 * each where it is used.
 */

export const initDataMinLength = 10;
export const reloadGuardMs = 10_000;
export const buildVersion = '2.2.8';
export const orderPageSize = 10;
/** degrees: a map point this close to a saved address is that address */
export const addressTolerance = 0.000099;
export const coordinateDecimals = 6;
export const defaultCentre = { latitude: 41.311151, longitude: 69.279737 } as const;
export const addressZoom = 14;
export const branchZoom = 10;
export const mapAnimationMs = 500;
export const drawerCloseDelayMs = 100;
export const searchFocusDelayMs = 500;
export const fitBoundsDelayMs = 500;
export const cityRecentreDelayMs = 1234;
export const activeOrdersDelayMs = 500;
export const searchDebounceMs = 300;
/** most categories on home; all of them are under "All categories" */
export const homeCategories = 300;
/** most pieces of a basket line, or of an option in it */
export const lineCount = 999;
/** longest note of an order or of one of its lines, in characters */
export const noteLength = 300;
/** debounce, so that repeated taps on plus request one quote */
export const quoteDelayMs = 300;
/** how long a screen has been at rest before a press on it counts, by what the press does */
export const restMs = { usual: 300, costs: 600 } as const;
export const toastMs = 4500;
export const toastGapPx = 16;
export const fadeMs = 400;
export const cookieDays = 365;
/** catalogue and settings older than this are read again when somebody comes back */
export const staleMs = 5 * 60_000;
/** from this age on a courier's place is shown as an old one */
export const oldPlaceMs = 2 * 60_000;
export const requestTimeoutMs = 30_000;
/** after the timeout, how much longer an order may still arrive at the server */
export const orderMarginMs = 30_000;
/** apart from each other, two lists without an order that the API has given up say that it is none */
export const orderMissedMs = 10_000;
/** before an order that the API did not take is sent again, if it does not say when */
export const orderRetryMs = 1000;
/** max age of an active-orders list used to tell a new order from earlier ones */
export const knownOrdersMs = 60_000;
/** look-ups of an order that was never seen, after another one was accepted */
export const lateOrderLooks = 20;
export const retriedStatuses = [408, 409, 425, 429, 500, 502, 503, 504] as const;
export const image = { width: 480, height: 480, quality: 100 } as const;
/** a scanned table is forgotten after this long */
export const tableMemoryMs = 3 * 60 * 60 * 1000;
/** tolerated device clock drift ahead of the server */
export const clockToleranceMs = 2 * 60 * 1000;
/** minutes between two delivery slots */
export const slotStepMinutes = 30;
/** minimum minutes from placing an order to hand-over */
export const leadMinutes = { DELIVERY: 45, PICK_UP: 30 } as const;
/** minutes a chosen slot stays valid into its lead time, to finish the checkout */
export const slotGraceMinutes = 15;
/** days ahead the server accepts orders for */
export const planDays = 7;
/**
 * how much longer a road is than the straight line; a little less than 1, because both are rounded
 */
export const roadPerStraightLine = { least: 0.95, most: 3 } as const;
/** what a courier covers in a minute: straight through an empty town, and with every detour */
export const courierMetresPerMinute = { fastest: 500, slowest: 200 } as const;
/** longest minutes until a courier leaves with what is ready */
export const handOverMinutes = 5;
/** estimates are not more exact than this, in minutes */
export const estimateStepMinutes = 5;
export const merchantLookupTries = 3;
/** longest wait for prices to be confirmed before an order; the server checks them too */
export const pricePatienceMs = 6000;
/** questions for a phone that was just shared, until the server knows it */
export const contactTries = 6;
/** seconds before a login code can be resent, if the server does not say */
export const codeResendSeconds = 60;
/** length of an SMS code, unless a build setting fixes it */
export const codeDigits = { least: 4, most: 8 } as const;

/** The largest response that the shop reads, after decompression: ten times the largest catalogue. */
export const maxResponseBytes = 32 * 1024 * 1024;
