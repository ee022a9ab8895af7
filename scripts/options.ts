import { basename } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { withoutTokens } from './printable';
import { usageOf } from './usage.mjs';

/** What the command was started with. An option that it does not have, or that lacks its value, ends it with the usage. */
export function readOptions<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  process.stdout.on('error', endUnread);
  try {
    return parseArgs(config);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    // what Node says after it is about texts that begin with a dash
    return stopWithUsage(`${why.replace(/\. To specify a positional .*/s, '')}.`);
  }
}

/** What reads the output may end first, as `head` does: the code is a shell's for that. */
function endUnread(error: NodeJS.ErrnoException): never {
  if (error.code !== 'EPIPE') throw error;
  process.exit(141);
}

/**
 * The port that `--port` names. What is none ends the command with the usage; those below 1024 are for the system's
 * administrator, and above 64999 the next ones may be none.
 */
export function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1024 && port < 65_000) return port;
  return stopWithUsage('--port is a whole number from 1024 to 64999.');
}

/** Ends the process with 2, a sentence, and how the command is used. */
export function stopWithUsage(why: string): never {
  console.error(`${withoutTokens(why)}\n\n${usageOf(basename(process.argv[1] ?? '', '.ts'))}`);
  process.exit(2);
}
