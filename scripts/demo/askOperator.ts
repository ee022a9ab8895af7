import { createInterface } from 'node:readline';

/** Asks in the terminal; null when there is nobody to answer, or at the end of the input. */
export type Ask = (question: string) => Promise<string | null>;

/** Lines of the standard input, so that answers can be piped too. */
export function openTerminal(): { ask: Ask; close(): void } {
  const lines = createInterface({ input: process.stdin });
  const iterator = lines[Symbol.asyncIterator]();
  return {
    async ask(question) {
      process.stdout.write(question);
      const { done, value } = await iterator.next();
      if (done) process.stdout.write('\n');
      return done ? null : value.trim();
    },
    close: () => lines.close(),
  };
}
