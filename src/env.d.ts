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
  readonly VITE_SMS_CODE_LENGTH?: string;
  readonly VITE_CARD_CODE_LENGTH?: string;
  readonly VITE_CATALOG_BY_KEY?: string;
  readonly VITE_REPORT_URL?: string;
}

interface Window {
  /** what the inline script of index.html has found out and asked for */
  early?: {
    build: import('./device/buildSettings').BuildSettings;
    /** how Telegram has opened the app, null in a plain browser */
    launch: import('./telegram/launch').Launch | null;
    calls: import('./device/earlyCalls').EarlyCalls;
    /**
     * While home is being drawn as it was last: settles when it is, and answers what does what was
     * tapped on it since. Null, now or then, when there is nothing to draw.
     */
    picture: Promise<(() => void) | null> | null;
    /** settles when React DOM may be asked for, without taking the network from home's answers */
    life: Promise<void>;
    /** tells that the page's root has been parsed: a line of index.html behind it calls this */
    onRoot: () => void;
    /** the app has begun to draw: nothing may be drawn in its place any more */
    isOver: boolean;
    startFiles: import('./app/watchStartFiles').StartFiles;
  };
}
