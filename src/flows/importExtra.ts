import { importOptional } from '../device/chunkErrors';
import { textsComplete } from '../i18n/t';

/** A module that a screen can do without, once all texts are there; null if either cannot be loaded. */
export const importExtra = <Module>(load: () => Promise<Module>): Promise<Module | null> =>
  importOptional(async () => {
    const [loaded] = await Promise.all([load(), textsComplete()]);
    return loaded;
  });
