import { root } from './root';

// Loads each named script as Node does, with an option that it does not have, one after the other in one process: they
// share most of what they load. Prints what each has said before it ended.

const said: Record<string, string> = {};
const { exit } = process;
for (const script of process.argv.slice(2)) {
  process.argv = [process.execPath, `${root}scripts/${script}.ts`, '--mistyped'];
  const lines: string[] = [];
  console.error = (...words: unknown[]) => lines.push(words.join(' '));
  process.exit = (code) => {
    throw new Error(`ended with ${code}`);
  };
  const end = await import(`./${script}.ts`).then(() => 'went on', String);
  said[script] = `${lines.join('\n')}\n${end}`;
}
process.stdout.write(JSON.stringify(said), () => exit(0));
