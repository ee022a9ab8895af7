/** What a reading needs besides the answer. */
type Context = {
  /** called with each record that is left out; names fields, never values */
  report: (what: string) => void;
  /** of times that name no zone (`VITE_TIME_ZONE`); the default one if empty */
  timeZone: string;
};

let current: Context = { report: () => undefined, timeZone: '' };

/** Runs the synchronous `read` in this context. */
export function readIn<T>(context: Context, read: () => T): T {
  const outer = current;
  current = context;
  try {
    return read();
  } finally {
    current = outer;
  }
}

/** A record is left out of what is read. */
export const reportDrop = (what: string): void => current.report(what);

/** The zone of times that name none. */
export const zoneOfReading = (): string => current.timeZone;
