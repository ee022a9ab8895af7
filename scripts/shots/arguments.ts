import { join, resolve } from 'node:path';
import { languages as allLanguages, type Language } from '../../src/domain/text/language';
import { readOptions } from '../options';
import { root } from '../root';
import { phone, type Viewport, viewportOf } from './camera';
import { languages } from './looks';

type Arguments = {
  folder: string;
  /** of the names; none: all */
  parts: string[];
  wanted: readonly Language[];
  viewport: Viewport;
  engine: string | undefined;
};

/** From the command line. */
export function readArguments(): Arguments {
  const { values, positionals } = readOptions({
    options: {
      to: { type: 'string', default: join(root, '.cache/shots') },
      in: { type: 'string' },
      at: { type: 'string' },
      engine: { type: 'string' },
    },
    allowPositionals: true,
  });
  const named = values.in?.split(',');
  return {
    engine: values.engine,
    folder: resolve(values.to),
    viewport: values.at === undefined ? phone : viewportOf(Number(values.at)),
    wanted: named ? allLanguages.filter((each) => named.includes(each)) : languages,
    parts: positionals,
  };
}
