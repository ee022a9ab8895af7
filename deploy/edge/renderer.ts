import { pageArticle } from '../../src/app/edge/article/pageArticle';
import { contentPath, readContent, vacancyIds } from '../../src/app/edge/pageContent';
import { pageHead, productIds } from '../../src/app/edge/pageHead';
import { languageOf, readShop, renderHome } from '../../src/app/edge/renderHome';
import { sitePages } from '../../src/app/edge/sitePages';
import { webManifest } from '../../src/app/edge/webManifest';

/** What makes pages of a shop's responses, with the app's own code. */
export const renderer = {
  readShop,
  contentPath,
  readContent,
  vacancyIds,
  languageOf,
  renderHome,
  pageHead,
  pageArticle,
  productIds,
  sitePages,
  webManifest,
};

export type Renderer = typeof renderer;
