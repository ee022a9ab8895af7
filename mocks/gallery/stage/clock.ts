/** A Wednesday, 12:00 in Tashkent: the gallery looks the same at any hour, and shops are open. */
const noon = Date.UTC(2026, 4, 13, 7);
const openedAt = Date.now();

/** The gallery's time in epoch milliseconds, starting at noon. */
export const galleryNow = (): number => noon + (Date.now() - openedAt);
