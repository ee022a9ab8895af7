import * as limits from '../src/domain/limits';
import { featureFlags, paymentFlags } from '../src/domain/settingsSchema';
import { appCode, holds } from './conformance/appCode';
import { readReferences } from './conformance/references';
import { sections } from './conformance/sections';
import { readOptions, stopWithUsage } from './options';

// npm run conformance [section]: the specification, section by section: every rule that the code cites (`§5`), with its
// file and the tests that load it. After section 3 who reads each flag of a merchant, after section 9 today's numbers.

const { positionals } = readOptions({ allowPositionals: true });
const [only] = positionals;
if (only !== undefined && !sections[Number(only) - 1])
  stopWithUsage(`${only} is no section of the specification: 1 to ${sections.length}.`);

const references = readReferences();
const code = appCode();
const declaring = ['domain/merchant.ts', 'domain/settingsSchema.ts'];

for (const [at, title] of sections.entries()) {
  const section = at + 1;
  if (only !== undefined && Number(only) !== section) continue;
  console.log(`\n## ${section}. ${title}\n`);
  for (const { where, says, tests } of references.filter((one) => one.section === section)) {
    console.log(`- ${where}: ${says}`);
    console.log(`  ${tests.length > 0 ? tests.slice(0, 3).join(', ') : 'through its callers'}`);
  }
  if (section === 3) for (const flag of [...featureFlags, ...paymentFlags]) sayReaders(flag);
  if (section === 9)
    for (const [name, value] of Object.entries(limits))
      console.log(`- ${name}: ${JSON.stringify(value)}`);
}

function sayReaders(flag: string): void {
  const readers = code.filter(({ file, text }) => !declaring.includes(file) && holds(text, flag));
  console.log(`- ${flag}: ${readers.map(({ file }) => file).join(', ')}`);
}
