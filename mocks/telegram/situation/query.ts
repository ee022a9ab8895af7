import * as v from 'valibot';
import { clients } from '../protocol/clients';
import { platforms } from '../protocol/platforms';
import {
  dataKinds,
  type Insets,
  invoiceAnswers,
  locationAnswers,
  performanceClasses,
  permissions,
  type Situation,
  type ThemeParams,
  themes,
  usual,
} from './situation';
import { accountNames } from './users';

const size = v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number));
const degrees = v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d+)?$/), v.transform(Number));
const flag = v.pipe(
  v.picklist(['0', '1']),
  v.transform((value) => value === '1'),
);
const permission = v.picklist(permissions);
const insets = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}(,\d{1,3}){3}$/),
  v.transform((value): Insets => {
    const [top = 0, right = 0, bottom = 0, left = 0] = value.split(',').map(Number);
    return { top, right, bottom, left };
  }),
);
const colors = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return v.parse(v.record(v.string(), v.string()), JSON.parse(dataset.value));
    } catch {
      addIssue({ message: 'not an object of colours' });
      return NEVER;
    }
  }),
);

const readers: { [K in keyof Situation]: v.GenericSchema<unknown, Situation[K]> } = {
  app: v.string(),
  path: v.pipe(v.string(), v.startsWith('/')),
  panel: flag,
  vendor: v.string(),
  start: v.string(),
  user: v.picklist(accountNames),
  id: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
  name: v.string(),
  language: v.string(),
  phone: v.string(),
  theme: v.picklist(themes),
  colors,
  client: v.picklist(clients),
  platform: v.picklist(platforms),
  version: v.pipe(v.string(), v.regex(/^\d{1,2}\.\d{1,2}$/)),
  performance: v.picklist(performanceClasses),
  width: size,
  height: size,
  fit: flag,
  compact: flag,
  keyboard: flag,
  safe: insets,
  content: insets,
  data: v.picklist(dataKinds),
  contact: permission,
  write: permission,
  location: v.picklist(locationAnswers),
  latitude: degrees,
  longitude: degrees,
  invoice: v.picklist(invoiceAnswers),
  clipboard: v.string(),
  links: flag,
};

const keys = v.parse(v.array(v.keyof(v.strictObject(readers))), Object.keys(readers));

/** The situation of an address; missing or invalid values become defaults. */
export function readQuery(search: string): Situation {
  const query = new URLSearchParams(search);
  const situation = { ...usual };
  const read = <K extends keyof Situation>(key: K) => {
    const value = query.get(key);
    if (value === null) return;
    const reader: v.GenericSchema<unknown, Situation[K]> = readers[key];
    const read = v.safeParse(reader, value);
    if (read.success) situation[key] = read.output;
  };
  keys.forEach(read);
  return situation;
}

/** The query of a situation: non-default values only, in a stable order. */
export function writeQuery(situation: Situation): string {
  const query = new URLSearchParams();
  for (const key of keys) {
    const value = write(situation[key]);
    if (value !== write(usual[key])) query.set(key, value);
  }
  return query.size > 0 ? `?${query}` : '';
}

function write(value: Situation[keyof Situation]): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value !== 'object') return String(value);
  if (isInsets(value)) return [value.top, value.right, value.bottom, value.left].join(',');
  return JSON.stringify(value);
}

function isInsets(value: Insets | ThemeParams): value is Insets {
  return 'top' in value && typeof value.top === 'number';
}
