import type { Product } from '../../domain/catalog/catalog';
import { truncate } from '../../domain/text/truncate';
import { labelled } from '../../i18n/phrases';
import { showText } from '../../i18n/show';
import { productTexts } from './productTexts';

/** Characters that previews and results of searches show. */
export const mostDescribed = 200;

/** What a product is, in the current language. */
export const descriptionOf = ({ description, composition }: Product): string =>
  showText(description) || showText(composition);

/** What the preview of a product's link says below the title: its price, and what it is. */
export const previewText = (product: Product): string =>
  truncate(labelled(productTexts(product).price, descriptionOf(product)), mostDescribed);
