import * as v from 'valibot';
import { clients } from '../protocol/clients';
import { platforms } from '../protocol/platforms';
import { deviceNames, type Insets } from './devices';
import { type Person, readPerson } from './person';
import {
  biometryAnswers,
  dataKinds,
  invoiceAnswers,
  launchKinds,
  performanceClasses,
  permissions,
  popupAnswers,
  responses,
  type Situation,
  type ThemeParams,
  themes,
  usual,
} from './situation';
import { accountNames } from './users';

const size = v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number));
const milliseconds = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));
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

const person = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readPerson(dataset.value);
    if (typeof read === 'object') return read;
    addIssue({ message: read });
    return NEVER;
  }),
);

const readers: { [K in keyof Situation]: v.GenericSchema<unknown, Situation[K]> } = {
  app: v.string(),
  path: v.pipe(v.string(), v.startsWith('/')),
  panel: flag,
  strict: flag,
  vendor: v.string(),
  launch: v.picklist(launchKinds),
  start: v.string(),
  user: v.picklist(accountNames),
  second: v.picklist(['', ...accountNames]),
  id: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
  name: v.string(),
  person,
  language: v.string(),
  phone: v.string(),
  photo: v.string(),
  theme: v.picklist(themes),
  colors,
  client: v.picklist(clients),
  platform: v.picklist(platforms),
  version: v.pipe(v.string(), v.regex(/^\d{1,2}\.\d{1,2}$/)),
  performance: v.picklist(performanceClasses),
  device: v.picklist(deviceNames),
  width: size,
  height: size,
  fit: flag,
  compact: flag,
  ownColors: flag,
  fullscreen: flag,
  settings: flag,
  inline: flag,
  keyboard: flag,
  safe: insets,
  content: insets,
  data: v.picklist(dataKinds),
  contact: v.picklist(responses),
  write: permission,
  location: v.picklist(responses),
  latitude: degrees,
  longitude: degrees,
  invoice: v.picklist(invoiceAnswers),
  popup: v.picklist(popupAnswers),
  biometry: v.picklist(biometryAnswers),
  motion: flag,
  emoji: permission,
  late: milliseconds,
  twice: flag,
  silent: flag,
  clipboard: v.string(),
  links: flag,
  newPhone: flag,
};

const keys = v.parse(v.array(v.keyof(v.strictObject(readers))), Object.keys(readers));

/** The situation of an address; missing or invalid values become defaults. */
export function readQuery(search: string, defaults = usual): Situation {
  return readSituation(new URLSearchParams(search), defaults);
}

export function readSituation(query: URLSearchParams, defaults = usual): Situation {
  const situation = { ...defaults };
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
export function writeQuery(situation: Situation, defaults = usual): string {
  const query = new URLSearchParams();
  for (const key of keys) {
    const value = write(situation[key]);
    if (value !== write(defaults[key])) query.set(key, value);
  }
  return query.size > 0 ? `?${query}` : '';
}

/** The settings of `after` that `before` has otherwise. */
export function changesOf(before: Situation, after: Situation): Partial<Situation> {
  const changes: Partial<Situation> = { ...after };
  for (const key of keys) if (write(after[key]) === write(before[key])) delete changes[key];
  return changes;
}

function write(value: Situation[keyof Situation]): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value !== 'object') return String(value);
  if (isInsets(value)) return [value.top, value.right, value.bottom, value.left].join(',');
  return JSON.stringify(value);
}

function isInsets(value: Insets | ThemeParams | Person): value is Insets {
  return 'top' in value && typeof value.top === 'number';
}
