import { styleHash } from './template.ts';

// Where scripts run, the outline of a sheet is on screen until the app shows the sheet itself. Else the text
// takes its place, and home's, to which it links.
const withScripts = '.early-sheet article{display:none}';
const withoutScripts = [
  '#root,.early-sheet>i{display:none}',
  '.early-sheet{position:static;animation:none;box-shadow:none;pointer-events:auto;min-block-size:100vh;padding:24px 16px;border-radius:0}',
  '.early-sheet article{display:block;overflow-wrap:anywhere}',
  'article :is(h1,h2,h3,p,ul,dl,address){margin-block:0 12px}',
  'article :is(h2,h3){margin-block-start:24px;font-weight:700}',
  'article h1{font-size:1.5rem;font-weight:700}',
  'article a{color:inherit;text-decoration:underline}',
  'article li{margin-block-end:6px}',
  'article svg{display:none}',
].join('');

/** The styles of a page with a text in it, and their hashes for its policy. */
export const articleStyles = {
  markup: `<style>${withScripts}</style><noscript><style>${withoutScripts}</style></noscript>`,
  hashes: [styleHash(withScripts), styleHash(withoutScripts)],
};

/** The outline of a sheet (styled in index.html), with its text; `Sheets` removes it when the sheet is there. */
export const sheetOf = (article: string): string =>
  `<div class="early-sheet"><i></i><i></i><i></i>${article}</div>`;
