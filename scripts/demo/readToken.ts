import { readFileSync, statSync } from 'node:fs';
import { withoutTokens } from '../printable';

/** What @BotFather gives: the bot's number, a colon and its secret. */
const shape = /^\d{5,20}:[\w-]{30,64}$/;

/** A sentence for the operator instead of a stack trace. It quotes no token. */
export class OperatorError extends Error {
  constructor(message: string) {
    super(withoutTokens(message));
  }
}

/**
 * The bot's token from a file, without the blanks around it. Throws an `OperatorError` that never
 * quotes what the file holds. `say` gets a warning when others can read the file.
 */
export function readToken(path: string, say: (sentence: string) => void): string {
  const token = textOf(path).trim();
  if (!shape.test(token)) {
    throw new OperatorError(
      `${path} does not hold a bot's token. It is one line from @BotFather: digits, a colon, and ` +
        'about 35 letters and digits. Send /token to @BotFather, copy only that line into the file, ' +
        'and run the command again.',
    );
  }
  // Windows keeps permissions elsewhere.
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0)
    say(`Warning: other users of this machine can read ${path}. Do: chmod 600 ${path}`);
  return token;
}

function textOf(path: string): string {
  if (withoutTokens(path) !== path)
    throw new OperatorError(
      'The option or BOT_TOKEN_FILE names a file, and this is the token itself. Save it in a file that only ' +
        'you can read, and name that. The terminal may keep what was typed: /revoke at @BotFather ends this token.',
    );
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new OperatorError(
      `The file of BOT_TOKEN_FILE cannot be read: ${path}${why}. Save the token that @BotFather gave ` +
        'you there, with nothing else, and run the command again.',
    );
  }
}
