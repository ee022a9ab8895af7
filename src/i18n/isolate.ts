const firstStrong = '\u2068';
const end = '\u2069';

/** `text` in a direction of its own, for a place that can hold no element: "350 g" stays so in Arabic. */
export const isolate = (text: string): string => `${firstStrong}${text}${end}`;
