import type { LogLine } from './createEdge.ts';

/** Lines are written together: a write for each would take a busy edge's time. */
const waitMs = 100;
const maxLines = 500;

/** Writes each line of the log as JSON. */
export function createLogWriter(write: (text: string) => void) {
  let lines: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (lines.length > 0) write(lines.join(''));
    lines = [];
  }

  return {
    add(line: LogLine): void {
      lines.push(`${JSON.stringify(line)}\n`);
      if (lines.length >= maxLines) flush();
      else timer ??= setTimeout(flush, waitMs);
    },
    flush,
  };
}
