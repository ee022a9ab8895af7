import type { Fields } from './forms';

type Answer = {
  /** how deep in the response its records are */
  depth: number;
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

/** In each product of the nested catalogue. */
const eachProduct = (rest: Answer['each']): Answer['each'] =>
  inside(
    'groups',
    insideEach(
      'categories',
      insideEach('products', (body, rewrite) => inList(body, (product) => rest(product, rewrite))),
    ),
  );

/** Where each record of section 3 is in the responses of section 7. */
export const answers = {
  merchant: { depth: 0, calls: /^GET .*\/merchants\/sub\//, each: theBody },
  settings: { depth: 0, calls: /^GET .*\/merchant\/settings\/(web|click)/, each: theBody },
  rules: { depth: 0, calls: /^GET \/orders\/v1\/merchant\/settings/, each: theBody },
  fees: { depth: 0, calls: /^GET \/orders\/v1\/order\/setting/, each: theBody },
  branch: { depth: 1, calls: /^GET \/users\/v1\/branches/, each: inList },
  branchFlags: {
    depth: 2,
    calls: /^GET \/users\/v1\/branches/,
    each: insideEach('settings', theBody),
  },
  workHours: {
    depth: 2,
    calls: /^GET \/users\/v1\/branches/,
    each: insideEach('workHours', inList),
  },
  branchHours: {
    depth: 3,
    calls: /^GET \/users\/v1\/branches/,
    each: insideEach('workHours', insideEach('hours', inList)),
  },
  branches: { depth: 0, calls: /^GET \/users\/v1\/branches(\/full)?$/, each: theBody },
  closest: { depth: 0, calls: /^GET .*\/closest$/, each: theBody },
  city: { depth: 1, calls: /^GET .*\/city-merchant\//, each: inList },
  cities: { depth: 0, calls: /^GET .*\/city-merchant\//, each: theBody },
  catalogue: { depth: 0, calls: /^GET \/products\/v1\/overalls/, each: theBody },
  group: { depth: 1, calls: /^GET \/products\/v1\/overalls/, each: inside('groups', inList) },
  category: {
    depth: 2,
    calls: /^GET \/products\/v1\/overalls/,
    each: inside('groups', insideEach('categories', inList)),
  },
  product: {
    depth: 3,
    calls: /^GET \/products\/v1\/overalls/,
    each: inside('groups', insideEach('categories', insideEach('products', inList))),
  },
  optionGroup: {
    depth: 4,
    calls: /^GET \/products\/v1\/overalls/,
    each: eachProduct(inside('modificationGroups', inList)),
  },
  option: {
    depth: 5,
    calls: /^GET \/products\/v1\/overalls/,
    each: eachProduct(inside('modificationGroups', insideEach('products', inList))),
  },
  link: {
    depth: 4,
    calls: /^GET \/products\/v1\/overalls/,
    each: eachProduct(inside('productBranch', inList)),
  },
  promo: { depth: 0, calls: /^GET \/orders\/v1\/promo$/, each: theBody },
  code: { depth: 0, calls: /^POST .*\/users\/login#code/, each: theBody },
  login: { depth: 0, calls: /^POST .*\/users\/login#token/, each: theBody },
  token: { depth: 0, calls: /^POST \/webbot\/v1\/users\/token/, each: theBody },
  profile: { depth: 0, calls: /^GET .*\/users\/me/, each: theBody },
  user: { depth: 1, calls: /^GET .*\/users\/me/, each: inside('user', theBody) },
  address: { depth: 1, calls: /^GET \/users\/v1\/addresses/, each: inList },
  addresses: { depth: 0, calls: /^GET \/users\/v1\/addresses/, each: theBody },
  region: { depth: 1, calls: /^GET \/users\/v1\/region/, each: inList },
  regions: { depth: 0, calls: /^GET \/users\/v1\/region/, each: theBody },
  tariff: { depth: 0, calls: /\/tariff\/client\/calculate/, each: theBody },
  created: { depth: 0, calls: /^POST \/orders\/v1\/orders/, each: theBody },
  checkout: { depth: 0, calls: /^GET \/payments\/v2\/checkout\//, each: theBody },
  order: { depth: 1, calls: /^GET \/orders\/v1\/orders\/user\/\d+\/active/, each: inList },
  placed: { depth: 0, calls: /^GET \/orders\/v1\/orders\/\d+$/, each: theBody },
  courier: { depth: 0, calls: /^GET \/deliveries\/v1\/delivery\/courier\//, each: theBody },
  orders: { depth: 0, calls: /^GET \/orders\/v1\/orders\/user\/\d+\/active/, each: theBody },
} satisfies Record<string, Answer>;
