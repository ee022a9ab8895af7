import type { Backend } from '../../backend/app';
import type { Text } from '../../backend/records/text';

const words = {
  uz: 'qoʻshimchalashtirilmaganligidan',
  ru: 'высокопревосходительствующий',
  eng: 'pneumonoultramicroscopicsilicovolcanoconiosis',
};

const doubled = (text: string, word: string) => (text ? `${text}, ${text} ${word}` : text);

const longer = ({ uz, ru, eng }: Text): Text => ({
  uz: doubled(uz, words.uz),
  ru: doubled(ru, words.ru),
  eng: doubled(eng, words.eng),
});

/** Lengthens every text of the shop, some words beyond a line. */
export function lengthen({ db }: Backend): void {
  const named = [...db.merchants, ...db.groups, ...db.categories, ...db.branches, ...db.cities];
  for (const each of named) each.name = longer(each.name);
  for (const product of db.products) {
    product.name = longer(product.name);
    product.description = longer(longer(product.description));
    product.labels = product.labels.map(longer);
    product.measure = product.measure && `${product.measure} (${product.measure})`;
    product.costPrice *= 1000;
  }
  // products share options
  const options = new Set(db.products.flatMap(({ modificationGroups }) => modificationGroups));
  for (const group of options) {
    group.name = longer(group.name);
    for (const option of group.modifications) option.name = longer(option.name);
  }
  for (const notice of db.notices) {
    notice.title = longer(notice.title);
    notice.text = longer(notice.text);
  }
  for (const branch of db.branches) branch.address = doubled(branch.address, words.uz);
  for (const settings of db.settings) settings.title = longer(settings.title);
}
