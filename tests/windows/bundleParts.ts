import { join } from 'node:path';
import { build } from 'vite';

const { dirname } = import.meta;
const root = join(dirname, '../..');
const entry = join(dirname, 'parts.ts');

export type Parts = typeof import('./parts')['parts'];

/** The app's flows and stores as one script, which is run once per window. */
export async function bundleParts(): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: 'bundle', codeSplitting: false },
      },
      modulePreload: false,
      copyPublicDir: false,
    },
  });
  const [chunk] = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The parts must bundle into one script');
  return chunk.code;
}
