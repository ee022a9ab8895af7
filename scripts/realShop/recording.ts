import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../demo/readToken';
import { writeWhole } from '../writeWhole';

/** What `shop.json` of a recording says. */
type Contents = {
  version: 1;
  vendor: string;
  /** path of each recorded picture, with its file in `pictures` */
  pictures: Record<string, string>;
  /** how many records each list had when it was recorded, also of one whose answer was deleted since */
  counts: Record<string, number>;
};

/**
 * A recorded merchant: `shop.json`, and in `answers` the body of each read's response, as it came
 * but for what is personal or secret.
 */
export type Recording = Contents & { folder: string };

/** Opens a recording; with a vendor one that is not there is begun. Throws an `OperatorError` for any other folder. */
export async function openRecording(folder: string, vendor?: string): Promise<Recording> {
  const file = join(folder, 'shop.json');
  if (!existsSync(file)) {
    if (vendor === undefined)
      throw new OperatorError(`${folder} has no shop.json: it is no recording.`);
    return { version: 1, pictures: {}, counts: {}, vendor, folder };
  }
  const contents = contentsOf(await readFile(file, 'utf8'));
  if (contents?.version !== 1 || typeof contents.vendor !== 'string')
    throw new OperatorError(`${file} was not written by this version of npm run record.`);
  if (vendor !== undefined && vendor !== contents.vendor)
    throw new OperatorError(`${folder} holds a recording of “${contents.vendor}”.`);
  const { pictures = {}, counts = {} } = contents;
  return { version: 1, vendor: contents.vendor, pictures, counts, folder };
}

/** What a file says that may be anybody's; null where it is not JSON. */
function contentsOf(text: string): Partial<Contents> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const saveContents = ({ folder, ...contents }: Recording): void =>
  writeWhole(join(folder, 'shop.json'), `${JSON.stringify(contents, null, 2)}\n`);

const answerFile = (name: string): string => `${name.replace(/[^\w]+/g, '-')}.json`;

/** The recorded body of a read, null if there is none. */
export async function storedAnswer({ folder }: Recording, name: string): Promise<string | null> {
  const file = join(folder, 'answers', answerFile(name));
  return existsSync(file) ? await readFile(file, 'utf8') : null;
}

export const saveAnswer = ({ folder }: Recording, name: string, text: string): void =>
  writeWhole(join(folder, 'answers', answerFile(name)), text);

export const savePicture = ({ folder }: Recording, name: string, picture: Uint8Array): void =>
  writeWhole(join(folder, 'pictures', name), picture);
