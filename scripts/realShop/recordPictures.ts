import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { withLimit } from '../../deploy/edge/deadline';
import type { Seed } from '../../mocks/backend/db';
import { printer } from '../printable';
import { readWhole } from './readWhole';
import { type Recording, saveContents, savePicture } from './recording';

type Options = {
  recording: Recording;
  seed: Seed;
  /** the content host, without a slash at the end */
  cdn: string;
  /** the longer side, pixels */
  side: number;
  fetch: typeof globalThis.fetch;
  pauseMs: number;
  print: (line: string) => void;
};

/** Fetches the shop's pictures from the content host, one at a time, those it lacks only. */
export async function recordPictures(options: Options): Promise<void> {
  const { recording, seed, cdn, side, pauseMs } = options;
  const print = printer(options.print);
  const paths = picturesOf(seed).filter((path) => !recording.pictures[path]);
  print(`${paths.length} pictures to fetch.`);
  let missing = 0;
  for (const [at, path] of paths.entries()) {
    const picture = await fetchPicture(path).catch(() => null);
    if (picture) {
      const name = `${createHash('sha256').update(path).digest('hex').slice(0, 16)}.webp`;
      savePicture(recording, name, picture);
      recording.pictures[path] = name;
      saveContents(recording);
    } else missing += 1;
    if ((at + 1) % 50 === 0) print(`  ${at + 1} of ${paths.length}`);
    await new Promise((resume) => setTimeout(resume, pauseMs));
  }
  if (missing > 0) print(`– ${missing} pictures were not there, or are none.`);

  /** In the proxy's form; decoded and written again, so that nothing but a picture is kept. */
  async function fetchPicture(path: string): Promise<Uint8Array | null> {
    const isAbsolute = /^https?:\/\//i.test(path);
    const source = isAbsolute
      ? encodeURIComponent(path)
      : path.split('/').map(encodeURIComponent).join('/');
    const url = `${cdn}/insecure/resize:fit:${side}:${side}/quality:80/plain/${source}@webp`;
    const picture = await withLimit(20_000, async (signal) => {
      const response = await options.fetch(url, { signal });
      if (response.ok) return readWhole(response, signal);
      await response.body?.cancel();
      return null;
    });
    if (picture === null) return null;
    return await sharp(picture)
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  }
}

/** Every picture of a shop, without a slash in front, as its proxy path has none. */
function picturesOf(seed: Seed): string[] {
  const all = [
    ...seed.merchants.map(({ logo }) => logo),
    ...seed.settings.flatMap(({ logo, favicon }) => [logo, favicon]),
    ...seed.groups.flatMap(({ image, icon }) => [image, icon]),
    ...seed.categories.map(({ image }) => image),
    ...seed.products.flatMap(({ image, gallery, modificationGroups }) => [
      image,
      ...gallery,
      ...modificationGroups.flatMap(({ modifications }) => modifications.map((one) => one.image)),
    ]),
    ...seed.banners.map(({ image }) => image),
    ...seed.stories.flatMap(({ image, items }) => [image, ...items.map((item) => item.image)]),
  ];
  const paths = all.flatMap((path) => (path ? [path.trim().replace(/^\/+/, '')] : []));
  return [...new Set(paths)].filter(Boolean);
}
