import css from '@eslint/css';
import baseline from 'eslint-plugin-baseline-js';
import compat from 'eslint-plugin-compat';
import es from 'eslint-plugin-es-x';

// What the build and the style sheets may use, by `browserslist`: npx eslint -c scripts/oldest.mjs <files>. A feature that
// some supported browser lacks is an error, but for those named here, each with what happens without it.

/** The year up to which a feature is in all supported browsers, as Baseline dates it. */
export const baselineYear = 2021;

/** Rules by method name alone that would report methods of arrays and of the map's own classes; and one that is supported. */
const left = /iterator-prototype|set-prototype|resizable|findlast-findlastindex/;
const esRules = Object.keys(es.configs['flat/restrict-to-es2022']?.rules ?? {}).filter(
  (name) => !left.test(name),
);

/** @param {string[]} ignoreFeatures */
const baselineBut = (...ignoreFeatures) => [
  'error',
  {
    available: baselineYear,
    includeWebApis: { preset: 'heuristic' },
    includeJsBuiltins: { preset: 'heuristic' },
    ignoreFeatures,
  },
];

/** Checked for, by the app or by React, or called optionally. */
const apis = [
  'requestIdleCallback', // a timer otherwise: device/whenIdle, useSearchIndex
  'navigator.connection', // React checks for it
  'navigator.wakeLock', // the screen dims as it does elsewhere
  'navigator.userActivation', // after an outage a tap waits as any read does
];
const features = [
  'network-information',
  'async-clipboard', // writeText is older; and execCommand otherwise
  'screen-wake-lock',
  'share', // the link is copied otherwise
  'user-activation', // a reload has its own time guard
  'object-hasown', // in all supported browsers
  'html-wrapper-methods', // a method of that name of something else
  'functions-caller-arguments', // a property of that name of something else
];
/** Of MapLibre, which checks for them: pictures are decoded on the main thread, line breaks in labels are coarser. */
const apisOfMap = [
  'OffscreenCanvas',
  'VideoFrame',
  'Intl.Segmenter',
  // of controls that the app does not show
  'navigator.permissions',
  'document.fullscreenElement',
  'document.exitFullscreen',
];
const featuresOfMap = [
  'offscreen-canvas',
  'webcodecs',
  'intl-segmenter',
  'permissions',
  // in all supported browsers
  'createimagebitmap',
  'hardware-concurrency',
];

/** The scripts that stand in a page; data blocks and files are none. */
const inline = {
  /** @param {string} page */
  preprocess: (page) =>
    [...page.matchAll(/<script(?: data-name="\w+")?>(.*?)<\/script>/gs)].map(
      ([, text = ''], at) => ({ text, filename: `${at}.js` }),
    ),
  /** @param {unknown[][]} messages */
  postprocess: (messages) => messages.flat(),
};

export default [
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  { files: ['**/*.html'], plugins: { page: { processors: { inline } } }, processor: 'page/inline' },
  {
    // `compat` reads browserslist, but misses static methods, methods of instances and syntax
    files: ['**/*.js'],
    plugins: { compat, 'es-x': es, 'baseline-js': baseline },
    settings: { 'es-x': { aggressive: true }, polyfills: apis },
    rules: {
      ...Object.fromEntries(esRules.map((name) => [name, 'error'])),
      'es-x/no-regexp-lookbehind-assertions': 'error',
      'compat/compat': 'error',
      'baseline-js/use-baseline': baselineBut(...features),
    },
  },
  {
    files: ['**/MapCanvas*.js', '**/maplibre-gl-worker*.js'],
    settings: { polyfills: [...apis, ...apisOfMap] },
    rules: { 'baseline-js/use-baseline': baselineBut(...features, ...featuresOfMap) },
  },
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    languageOptions: { tolerant: true },
    rules: {
      'css/use-baseline': [
        'error',
        {
          available: baselineYear,
          allowAtRules: ['layer'],
          allowSelectors: [
            'focus-visible',
            'backdrop', // custom properties are set on it
            'has', // a rule of its own each time: a ring, a corner, a tile width
          ],
          // false without them: the system draws as it does, controls on pictures stay translucent
          allowMediaConditions: [
            'forced-colors',
            'prefers-reduced-transparency',
            'prefers-contrast',
          ],
          allowPropertyValues: {
            'overflow-wrap': ['anywhere'],
            'text-align': ['match-parent'], // beside the -webkit- form
          },
          allowProperties: [
            // in all supported browsers
            'appearance',
            'contain',
            'color-scheme',
            'scroll-snap-type',
            'scroll-snap-stop',
            'outline', // not rounded in Safari before 16.4
            // beside or after the -webkit- form
            'user-select',
            'line-clamp',
            'text-size-adjust', // Firefox for desktops does not resize text
            'scrollbar-width',
            'forced-color-adjust', // only inside forced-colors
            // without them the page behind a sheet scrolls on at its end
            'overscroll-behavior',
            'overscroll-behavior-x',
            'overscroll-behavior-y',
            'overscroll-behavior-block',
            'overscroll-behavior-inline',
            'text-wrap', // lines of uneven length
            // everything is laid out: slower on long menus, nothing missing
            'content-visibility',
            'contain-intrinsic-size',
            'field-sizing', // the field keeps its height and scrolls
            'resize', // only removes the handle; phones have none
          ],
        },
      ],
    },
  },
];
