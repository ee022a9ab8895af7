import * as v from 'valibot';
import type { Entry } from './log';

const entry = v.object({
  key: v.number(),
  at: v.number(),
  direction: v.picklist(['from app', 'to app', 'telegram']),
  name: v.string(),
  data: v.optional(v.unknown()),
  refusal: v.exactOptional(v.string()),
  detail: v.exactOptional(v.string()),
  complaint: v.exactOptional(v.string()),
  isUnknown: v.exactOptional(v.literal(true)),
  isReplayed: v.exactOptional(v.literal(true)),
  times: v.exactOptional(v.number()),
});
const file = v.object({
  /** the simulator's settings when the log was written, as its address has them */
  situation: v.string(),
  entries: v.array(entry),
  /** messages between them that the log did not keep */
  leftOut: v.optional(v.number()),
});

/** A log as the text of a file. */
export function writeLogFile(entries: readonly Entry[], situation: string, leftOut = 0): string {
  return `${JSON.stringify({ situation, ...(leftOut > 0 && { leftOut }), entries }, null, 2)}\n`;
}

/** The entries of a log file; undefined when the text is something else. */
export function readLogFile(text: string): Entry[] | undefined {
  try {
    const read = v.safeParse(file, JSON.parse(text));
    return read.success
      ? read.output.entries.map((each) => ({ data: undefined, ...each }))
      : undefined;
  } catch {
    return undefined;
  }
}
