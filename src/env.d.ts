/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string;
  readonly VITE_DEV_API_BASE_URL?: string;
  readonly VITE_CONTENT_BASE_URL?: string;
  readonly VITE_CDN_URL?: string;
  readonly VITE_MAP_STYLE_URL?: string;
  readonly VITE_TIME_ZONE?: string;
  readonly VITE_CURRENCY?: string;
  readonly VITE_TELEGRAM_ORIGINS?: string;
  readonly VITE_IDEMPOTENCY_KEY?: string;
  readonly VITE_CLOSEST_DELIVERY?: string;
  readonly VITE_DISTANCE_UNIT?: string;
  readonly VITE_SMS_CODE_LENGTH?: string;
  readonly VITE_CATALOG_BY_KEY?: string;
  readonly VITE_BRANDS?: string;
  readonly VITE_REPORT_URL?: string;
}

interface Window {
  /** where the shop is that the simulator passes on from this machine (`npm run simulate`) */
  proxiedOrigin?: string;
  /** what the inline script before the markup has read (src/firstPaint.ts) */
  firstPaint?: {
    /** how Telegram opened the app; null in a plain browser */
    launch: import('./telegram/launch').Launch | null;
  };
  /** what the inline script of index.html has read and requested */
  early?: {
    build: import('./device/buildSettings').BuildSettings;
    /** how Telegram opened the app; null in a plain browser */
    launch: import('./telegram/launch').Launch | null;
    calls: import('./device/earlyCalls').EarlyCalls;
    /** results of reads that a page with home in it carries, by `callKey` of their paths; null on any other page */
    carried: Promise<ReadonlyMap<string, unknown>> | null;
    /** the home that the page has come with, if this visit may show it */
    page: import('./app/edge/edgePage').HomePage | null;
    /** a request was sent: home waits for the code that reads its response */
    readonly needsApi: boolean;
    /** does what was tapped on the page's home */
    replayTaps: ReturnType<typeof import('./app/recordTaps').recordTaps>;
    /** called by a script after the root element in index.html, once it has been parsed */
    onRoot: () => void;
    startFiles: import('./app/watchStartFiles').StartFiles;
  };
}
