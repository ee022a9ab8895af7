import type { Fields } from './variantForms';

type Answer = {
  /** the calls whose responses have it */
  calls: RegExp;
  /** rewrites each of its records in a response */
  each: (body: unknown, rewrite: (record: Fields) => unknown) => unknown;
};

const theBody: Answer['each'] = (body, rewrite) => rewrite(body as Fields);
const inList: Answer['each'] = (body, rewrite) => {
  if (Array.isArray(body)) return body.map((record) => rewrite(record));
  const page = body as Fields;
  return Array.isArray(page.content)
    ? { ...page, content: page.content.map((record) => rewrite(record)) }
    : rewrite(page);
};
const inside =
  (name: string, rest: Answer['each']): Answer['each'] =>
  (body, rewrite) => {
    const record = body as Fields;
    return record[name] ? { ...record, [name]: rest(record[name], rewrite) } : record;
  };
const insideEach =
  (name: string, rest: Answer['each']): Answer['each'] =>
  (body, rewrite) =>
    inList(body, (record) => inside(name, rest)(record, rewrite));

/** Where each record of section 3 is in the responses of section 7. */
export const answers = {
  merchant: { calls: /^GET .*\/merchants\/sub\//, each: theBody },
  settings: { calls: /^GET .*\/merchant\/settings\/(web|click)/, each: theBody },
  rules: { calls: /^GET \/orders\/v1\/merchant\/settings/, each: theBody },
  fees: { calls: /^GET \/orders\/v1\/order\/setting/, each: theBody },
  branch: { calls: /^GET \/users\/v1\/branches/, each: inList },
  branchFlags: { calls: /^GET \/users\/v1\/branches/, each: insideEach('settings', theBody) },
  branchHours: {
    calls: /^GET \/users\/v1\/branches/,
    each: insideEach('workHours', insideEach('hours', inList)),
  },
  branches: { calls: /^GET \/users\/v1\/branches$/, each: theBody },
  closest: { calls: /^GET .*\/closest$/, each: theBody },
  city: { calls: /^GET .*\/city-merchant\//, each: inList },
  cities: { calls: /^GET .*\/city-merchant\//, each: theBody },
  catalogue: { calls: /^GET \/products\/v1\/overalls/, each: theBody },
  group: { calls: /^GET \/products\/v1\/overalls/, each: inside('groups', inList) },
  category: {
    calls: /^GET \/products\/v1\/overalls/,
    each: inside('groups', insideEach('categories', inList)),
  },
  product: {
    calls: /^GET \/products\/v1\/overalls/,
    each: inside('groups', insideEach('categories', insideEach('products', inList))),
  },
  code: { calls: /^POST .*\/users\/login#code/, each: theBody },
  login: { calls: /^POST .*\/users\/login#token/, each: theBody },
  token: { calls: /^POST \/webbot\/v1\/users\/token/, each: theBody },
  profile: { calls: /^GET .*\/users\/me/, each: theBody },
  user: { calls: /^GET .*\/users\/me/, each: inside('user', theBody) },
  address: { calls: /^GET \/users\/v1\/addresses/, each: inList },
  addresses: { calls: /^GET \/users\/v1\/addresses/, each: theBody },
  region: { calls: /^GET \/users\/v1\/region/, each: inList },
  tariff: { calls: /\/tariff\/client\/calculate/, each: theBody },
  created: { calls: /^POST \/orders\/v1\/orders/, each: theBody },
  order: { calls: /^GET \/orders\/v1\/orders\/user\/\d+\/active/, each: inList },
  orders: { calls: /^GET \/orders\/v1\/orders\/user\/\d+\/active/, each: theBody },
} satisfies Record<string, Answer>;
