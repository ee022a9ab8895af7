/** A Wednesday, 12:00 in Tashkent: the gallery looks the same at any hour, and shops are open. */
const noon = Date.UTC(2026, 4, 13, 7);
const openedAt = Date.now();

/** Epoch milliseconds in the gallery's time, which runs on from noon. */
export const galleryNow = (): number => noon + (Date.now() - openedAt);
