import { join } from 'node:path';
import { build, type ResolvedConfig } from 'vite';
import { browsers } from './browsers.ts';

/**
 * Bundles and minifies a source of the app (`file`, below the root) into one classic script, for a place outside the
 * app's own chunks. Returns its code, and the sources in it.
 */
export async function bundleScript(
  file: string,
  { root, mode }: ResolvedConfig,
): Promise<{ code: string; sources: string[] }> {
  const output = await build({
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: browsers,
      rolldownOptions: { input: join(root, file), output: { format: 'iife' } },
      modulePreload: false,
      copyPublicDir: false,
    },
  });
  const outputs = [output].flat();
  const [chunk, ...others] = outputs.flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk' || others.length > 0)
    throw new Error(`${file} must bundle into one script without styles or files.`);
  return { code: chunk.code, sources: chunk.moduleIds };
}
