/** A feature that the checkers report, and why nothing is lost in browsers without it. */
export type Known = {
  /** part of the checker's message */
  what: string;
  /** start of the file's name; without it, any file */
  in?: string;
  why: string;
};

/** Dated after the Baseline year, or not in Baseline, but in every version of `browserslist`. */
const supported = 'in all supported browsers';

const ofMap = (what: string, why: string): Known => ({ what, in: 'MapCanvas', why });
const ofMapWorker = (what: string, why: string): Known => ({ what, in: 'maplibre-gl-worker', why });

const map: Known[] = [
  ...[ofMap, ofMapWorker].flatMap((inFile) => [
    inFile('OffscreenCanvas', 'MapLibre checks for it and decodes pictures on the main thread'),
    inFile('(offscreen-canvas)', 'the same'),
    inFile('VideoFrame', 'MapLibre checks for it; only a faster way to read pixels'),
    inFile('(webcodecs)', 'the same'),
    inFile('Intl.Segmenter', 'MapLibre checks for it; line breaks in labels are coarser'),
    inFile('(intl-segmenter)', 'the same'),
  ]),
  ofMap('navigator.permissions', 'of a control that the app does not show'),
  ofMap('(permissions)', 'the same'),
  ofMap('document.fullscreenElement', 'of a control that the app does not show'),
  ofMap('document.exitFullscreen', 'the same'),
  ofMap('(createimagebitmap)', supported),
  ofMap('(hardware-concurrency)', supported),
];

export const inScripts: readonly Known[] = [
  ...map,
  { what: 'requestIdleCallback', why: 'a timer otherwise: device/whenIdle, useSearchIndex' },
  { what: 'navigator.connection', in: 'reactDom', why: 'React checks for it' },
  { what: '(network-information)', in: 'reactDom', why: 'the same' },
  { what: '(async-clipboard)', why: 'writeText is older; and execCommand otherwise' },
  { what: 'navigator.wakeLock', why: 'checked for: the screen dims as it does elsewhere' },
  { what: '(screen-wake-lock)', why: 'the same' },
  { what: '(share)', why: 'checked for: the link is copied otherwise' },
  {
    what: 'navigator.userActivation',
    why: 'checked for: after an outage a tap waits as any read does',
  },
  { what: '(user-activation)', why: 'optional call: a reload has its own time guard' },
  { what: '(object-hasown)', why: supported },
  { what: '(html-wrapper-methods)', why: 'a method of that name of something else' },
  { what: '(functions-caller-arguments)', why: 'a property of that name of something else' },
];

const property = (name: string, why: string): Known => ({ what: `Property '${name}'`, why });

export const inStyles: readonly Known[] = [
  { what: "At-rule '@layer'", why: supported },
  { what: "Selector 'focus-visible'", why: supported },
  { what: "condition 'forced-colors'", why: 'false without it: the system draws as it does' },
  property('forced-color-adjust', 'only inside that condition'),
  {
    what: "condition 'prefers-reduced-transparency'",
    why: 'false without it: controls on pictures stay translucent',
  },
  { what: "condition 'prefers-contrast'", why: 'false without it' },
  { what: "Selector 'backdrop'", why: 'in all supported; custom properties are set on it' },
  { what: "Selector 'has'", why: 'a rule of its own each time: a ring, a corner, a tile width' },
  { what: "Value 'anywhere' of property 'overflow-wrap'", why: supported },
  property('outline', 'in all supported; not rounded in Safari before 16.4'),
  property('appearance', supported),
  property('contain', supported),
  property('color-scheme', supported),
  property('scroll-snap-type', supported),
  property('scroll-snap-stop', supported),
  property('user-select', 'with its -webkit- form'),
  property('line-clamp', 'after its -webkit- form'),
  property('text-size-adjust', 'with its -webkit- form; Firefox for desktops does not resize text'),
  property('scrollbar-width', 'with ::-webkit-scrollbar for Safari and older Chrome'),
  {
    what: "Property 'overscroll-behavior",
    why: 'without it the page behind scrolls on at the end of a sheet',
  },
  property('text-wrap', 'lines of uneven length'),
  property('content-visibility', 'everything is laid out: slower on long menus, nothing missing'),
  property('contain-intrinsic-size', 'goes with content-visibility'),
  property('field-sizing', 'the field keeps its height and scrolls'),
  property('resize', 'only removes the handle; phones have none'),
];
