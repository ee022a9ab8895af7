import { readFileSync } from 'node:fs';

/**
 * How a script is used: what its own comment says.
 *
 * @param {string} script its name without `.ts`
 */
export function usageOf(script) {
  const text = readFileSync(new URL(`${script}.ts`, import.meta.url), 'utf8');
  const lines = text.split('\n');
  const from = lines.findIndex((line) => /^\/\/ .*\bnpm (run|start|test)\b/.test(line));
  const length = lines.slice(from).findIndex((line) => !line.startsWith('//'));
  const comment = lines.slice(from, from + length);
  return comment.map((line) => line.replace(/^\/\/ ?/, '')).join('\n');
}
