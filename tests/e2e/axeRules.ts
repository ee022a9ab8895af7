/**
 * The rules of axe whose result can change while the structure of a screen does not. All other rules
 * read elements, roles and states, which are the same in every theme, language and direction: they
 * run once per structure.
 */

/** What the theme changes: colours, and how links differ from the text around them. */
export const colorRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** What a language changes: names and alternatives, which come from its dictionary, and `lang`. */
const nameRules: readonly string[] = [
  'area-alt',
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-tab-name',
  'aria-text',
  'aria-toggle-field-name',
  'aria-tooltip-name',
  'aria-treeitem-name',
  'button-name',
  'document-title',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'frame-title',
  'frame-title-unique',
  'html-has-lang',
  'html-lang-valid',
  'html-xml-lang-mismatch',
  'image-alt',
  'image-redundant-alt',
  'input-button-name',
  'input-image-alt',
  'label',
  'label-title-only',
  'landmark-unique',
  'link-name',
  'object-alt',
  'role-img-alt',
  'select-name',
  'summary-name',
  'svg-img-alt',
  'table-duplicate-name',
  'valid-lang',
];

/** What the direction and the length of texts change: where things lie, their size, and what scrolls. */
const placeRules: readonly string[] = ['scrollable-region-focusable', 'skip-link', 'target-size'];

/** What is run where the structure is known and the texts are not. */
export const textRules: readonly string[] = [...nameRules, ...placeRules, ...colorRules];
