// @vitest-environment node
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../scripts/root';

const run = promisify(execFile);

type Addition = {
  /** the made-up member */
  name: string;
  /** where the set is listed, and its text before and after a made-up member is added */
  file: string;
  before: string;
  after: string;
  /** every place that must not compile until it knows the new member */
  places: readonly string[];
};

const order = 'src/domain/order/order.ts';
const merchant = 'src/domain/merchant.ts';
const settings = 'src/domain/settingsSchema.ts';

/** The closed sets of the specification. */
const additions: Readonly<Record<string, Addition>> = {
  'a payment type': {
    name: 'NEW_PAYMENT',
    file: 'src/domain/order/paymentTraits.ts',
    before: '  OTHER: {',
    after: "  NEW_PAYMENT: { kind: 'page', flag: null },\n  OTHER: {",
    places: ['src/ui/paymentMarks.tsx', 'mocks/backend/rules/paymentRules.ts'],
  },
  'an order status': {
    name: 'NEW_STATUS',
    file: order,
    before: "  'AT_TIME',\n] as const",
    after: "  'AT_TIME',\n  'NEW_STATUS',\n] as const",
    places: ['src/domain/order/orderProgress.ts', 'src/i18n/statusText.ts'],
  },
  'a language': {
    name: 'NEW_LANGUAGE',
    file: 'src/domain/text/language.ts',
    before: "'zh'] as const",
    after: "'zh', 'NEW_LANGUAGE'] as const",
    places: [
      'src/domain/text/currency.ts',
      'src/domain/text/format.ts',
      'src/i18n/frameTexts.ts',
      'src/i18n/startTexts.ts',
      'src/i18n/t.ts',
      'src/map/mapStyle.ts',
      'src/i18n/languageNames.ts',
    ],
  },
  'a flag': {
    name: 'NEW_FLAG',
    file: settings,
    before: "  'bannersActive',",
    after: "  'NEW_FLAG',\n  'bannersActive',",
    places: [merchant, 'mocks/backend/seed/baseSettings.ts', 'tests/flagTable.ts'],
  },
  'a flag of a payment type': {
    name: 'NEW_OFFER',
    file: settings,
    before: "  'uzumActive',",
    after: "  'uzumActive',\n  'NEW_OFFER',",
    places: [merchant, 'mocks/backend/seed/baseSettings.ts', 'tests/flagTable.ts'],
  },
  'a channel': {
    name: 'NEW_CHANNEL',
    file: merchant,
    before: "'QR', 'CLICK']",
    after: "'QR', 'CLICK', 'NEW_CHANNEL']",
    places: ['src/domain/order/payment.ts'],
  },
  'a unit': {
    name: 'NEW_UNIT',
    file: 'src/domain/catalog/catalogSchema.ts',
    before: "'GRAMM', 'COUNT']",
    after: "'GRAMM', 'COUNT', 'NEW_UNIT']",
    places: ['src/i18n/unitText.ts'],
  },
  'a field of the draft': {
    name: 'NEW_FIELD',
    file: 'src/domain/order/draftFields.ts',
    before: "  sendChequePhone: field(text, ''),\n",
    after: "  sendChequePhone: field(text, ''),\n  NEW_FIELD: field(text, ''),\n",
    places: [
      'src/domain/order/orderFields.ts',
      'tests/draftPages.test.tsx',
      'tests/everyField.test.ts',
    ],
  },
  'an option that is sent': {
    name: 'NEW_OPTION',
    file: 'src/domain/order/orderFields.ts',
    before: '  serviceType: { request: null,',
    after:
      "  NEW_OPTION: { request: option('text', everywhere, () => ''), ...permanent },\n  serviceType: { request: null,",
    places: ['tests/everyField.test.ts'],
  },
  'a field of the request': {
    name: 'NEW_CHOICE',
    file: 'src/domain/order/orderRequest.ts',
    before: '  hallId: string | null;\n',
    after: '  hallId: string | null;\n  NEW_CHOICE: string;\n',
    places: [
      'src/domain/order/orderRequest.ts',
      'src/domain/order/orderRequestSchema.ts',
      'mocks/backend/rules/orderBody.ts',
    ],
  },
  'a field that the server reads of an order': {
    name: 'NEW_WISH',
    file: 'mocks/backend/rules/orderBody.ts',
    before: '} satisfies Record<Read,',
    after: "  NEW_WISH: someText,\n} satisfies Record<Read | 'NEW_WISH',",
    places: ['mocks/backend/rules/placeOrder.ts'],
  },
  'a route': {
    name: 'NEW_ROUTE',
    file: 'src/navigation/paths.ts',
    before: 'export const routes = {\n',
    after: "export const routes = {\n  NEW_ROUTE: '/new',\n",
    places: ['src/app/SheetContent.tsx', 'scripts/shots/screens.ts'],
  },
  'a route with a parameter': {
    name: 'NEW_PLACE',
    file: 'src/navigation/paths.ts',
    before: "  about: '/about',\n",
    after: "  NEW_PLACE: '/place/:id',\n  about: '/about',\n",
    places: ['src/navigation/paths.ts', 'src/app/SheetContent.tsx', 'scripts/shots/screens.ts'],
  },
};

const copied = ['src', 'mocks', 'scripts', 'tests', 'deploy', 'package.json', 'tsconfig.json'];
/** Only the places and what they import; in one thread, since each of several would check what all import. */
const project = {
  extends: './tsconfig.json',
  compilerOptions: {
    composite: false,
    emitDeclarationOnly: false,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: ['node', 'vite/client'],
  },
  files: [...new Set(Object.values(additions).flatMap(({ places }) => places))],
  references: [],
};
let copy = '';
/** The compiler's errors, each with the lines that explain it. */
let complaints: readonly string[] = [];

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'new-member-'));
  for (const name of copied) {
    await cp(join(root, name), join(copy, name), { recursive: true });
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const { file, before, after } of Object.values(additions)) {
    const path = join(copy, file);
    const text = await readFile(path, 'utf8');
    expect(text.split(before)).toHaveLength(2);
    await writeFile(path, text.replace(before, after));
  }
  await writeFile(join(copy, 'tsconfig.places.json'), JSON.stringify(project));
  const options = ['-p', 'tsconfig.places.json', '--singleThreaded'];
  const found = await run('node_modules/.bin/tsc', options, { cwd: copy }).catch((error) => error);
  complaints = String(found.stdout).split(/\n(?=\S)/);
}, 600_000);
afterAll(() => rm(copy, { recursive: true }));

test.each(Object.entries(additions))(
  '%s does not compile until every place knows it',
  (_, each) => {
    const isSilent = (place: string) =>
      !complaints.some((error) => error.startsWith(`${place}(`) && error.includes(each.name));
    expect(each.places.filter(isSilent)).toEqual([]);
  },
);
