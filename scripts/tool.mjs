// Entry point of the commands that are a tool's own: `node scripts/tool.mjs vitest run [options]`. By themselves these
// tools end at an option that they do not have with a stack of Node.
import { fileURLToPath } from 'node:url';

const bins = new Map([
  ['vite', '../node_modules/vite/bin/vite.js'],
  ['vitest', '../node_modules/vitest/vitest.mjs'],
]);
const [node = '', , tool = '', ...words] = process.argv;

process.on('uncaughtException', (error) => {
  const isOption = error.name === 'CACError';
  const command = process.env.npm_lifecycle_event ?? '';
  console.error(
    isOption ? `${error.message}. npm run ${command} -- --help says which there are.` : error,
  );
  process.exit(isOption ? 2 : 1);
});
const bin = new URL(bins.get(tool) ?? '', import.meta.url);
process.argv = [node, fileURLToPath(bin), ...words];
await import(bin.href);
