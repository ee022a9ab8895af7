import { join, resolve } from 'node:path';
import { languages as allLanguages, type Language } from '../../src/domain/text/language';
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

export function readArguments(args: string[]): Arguments {
  const take = (option: string) => {
    const at = args.indexOf(option);
    return at < 0 ? undefined : args.splice(at, 2)[1];
  };
  const folder = resolve(take('--to') ?? join(root, '.cache/shots'));
  const named = take('--in')?.split(',');
  const engine = take('--engine');
  const width = take('--at');
  return {
    engine,
    folder,
    viewport: width === undefined ? phone : viewportOf(Number(width)),
    wanted: named ? allLanguages.filter((each) => named.includes(each)) : languages,
    parts: args,
  };
}
