import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Images and fonts are already compressed. */
const isText = /\.(html|m?js|css|svg|json|txt|xml|webmanifest)$/;
/** Bytes. A smaller response fits in one packet either way. */
const smallest = 1024;

/** Writes `.br` and `.gz` at maximum compression beside every text file in a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => isText.test(name)))
    await compressFile(join(folder, file));
}

/** Writes `.br` and `.gz` beside a file; returns their bytes. */
export async function compressFile(
  path: string,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<number> {
  const content = await readFile(path);
  if (content.length < smallest) return 0;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  return br.length + gz.length;
}
