/** A larger catalogue is fetched by the app, bytes. */
const mostCarried = 130_000;
/** A larger one takes long to read: it waits until no other is being read, bytes. */
const mostAtOnce = 300_000;
/** Memory of a parsed catalogue for each character of its JSON, roughly. */
const parsedBytes = 5;
/** The most memory that one parsed catalogue may take, bytes. */
const parsedMost = 24_000_000;

/** Whether a catalogue of this size is small enough for the page to carry it. */
export const isCarried = (bytes: number): boolean => bytes <= mostCarried;

/** Whether a catalogue of this size waits until no other of the kind is being read and drawn. */
export const isLarge = (bytes: number): boolean => bytes > mostAtOnce;

/** Memory that a catalogue of so many characters takes when it is parsed, bytes. */
export const parsedSize = (characters: number): number => characters * parsedBytes;

/** Whether a catalogue of so many characters may be parsed, so that its pages are made. */
export const isDrawn = (characters: number): boolean => parsedSize(characters) <= parsedMost;
