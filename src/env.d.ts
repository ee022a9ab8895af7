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
  readonly VITE_BOT_LINK?: string;
  readonly VITE_IDEMPOTENCY_KEY?: string;
  readonly VITE_CLOSEST_DELIVERY?: string;
  readonly VITE_DISTANCE_UNIT?: string;
  readonly VITE_DELIVERY_WITHOUT_TARIFF?: string;
  readonly VITE_SMS_CODE_LENGTH?: string;
  readonly VITE_CARD_CODE_LENGTH?: string;
  readonly VITE_CATALOG_BY_KEY?: string;
  readonly VITE_BRANDS?: string;
  readonly VITE_REPORT_URL?: string;
  readonly VITE_CLOSING_CONFIRMATION?: string;
  readonly VITE_FULLSCREEN?: string;
  readonly VITE_SHARE_MESSAGE?: string;
  readonly VITE_CONTACT_AT?: string;
  readonly VITE_CUTLERY?: string;
  readonly VITE_LOYALTY_CODE?: string;
  readonly VITE_SERVICE_WORKER?: string;
}

interface Window {
  /** what the inline script before the markup has read (src/firstPaint.ts) */
  firstPaint?: {
    /** how Telegram opened the app; null in a plain browser */
    launch: import('./telegram/launch').Launch | null;
    /** lets the browser paint; on a returning visit it waits for the snapshot */
    release: () => void;
  };
  /** what the inline script of index.html has read and requested */
  early?: {
    build: import('./device/buildSettings').BuildSettings;
    /** how Telegram opened the app; null in a plain browser */
    launch: import('./telegram/launch').Launch | null;
    calls: import('./device/earlyCalls').EarlyCalls;
    /** results of reads that the edge's page carries, by `callKey` of their paths; null on any other page */
    carried: Promise<ReadonlyMap<string, unknown>> | null;
    /** a request was sent: home waits for the code that reads its response */
    readonly needsApi: boolean;
    /**
     * Home as static markup: a snapshot, or what the edge has rendered. Resolves when it is on the page,
     * to a function to call when the app replaces it. Null, or resolves to null, if there is none.
     */
    staticHome: Promise<(() => void) | null> | null;
    /** taps on it */
    taps: import('./app/early/recordTaps').EarlyTaps;
    /** resolves when React DOM may load: on a returning visit, after the snapshot's first frame */
    reactAllowed: Promise<void>;
    /** called by a script after the root element in index.html, once it has been parsed */
    onRoot: () => void;
    /** the app has started to render: the snapshot must no longer be drawn */
    isOver: boolean;
    startFiles: import('./app/watchStartFiles').StartFiles;
  };
}
