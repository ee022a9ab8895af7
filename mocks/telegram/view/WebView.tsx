import { useEffect, useRef, useState } from 'react';
import type { Client } from '../client/client';
import type { Phone } from '../client/phone';
import { Trouble } from './Trouble';
import styles from './WebView.module.css';

/** Sandbox permissions of the app's frame in Telegram's web clients. */
const sandbox =
  'allow-scripts allow-same-origin allow-popups allow-forms allow-modals allow-storage-access-by-user-activation';
const allow = 'camera; microphone; geolocation; clipboard-write';

/** How long the size must be unchanged to count as stable, in milliseconds. */
const stableMs = 150;

type Props = {
  client: Client;
  phone: Phone;
};

/** The app's iframe. Size changes are sent to the app. */
export function WebView({ client, phone }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // an app need not call web_app_ready: Telegram's loader ends with the page's load too
  const [loaded, setLoaded] = useState(0);

  useEffect(() => {
    if (!box.current) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      client.sendViewport(false);
      timer = setTimeout(() => client.sendViewport(true), stableMs);
    });
    observer.observe(box.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [client]);

  return (
    <div className={styles.box} ref={box}>
      {phone.trouble && <Trouble text={phone.trouble} />}
      {!phone.ready && loaded !== phone.launch && !phone.trouble && (
        <span className={styles.loader} role="status" aria-label="Loading the app" />
      )}
      <iframe
        key={phone.launch}
        ref={client.hold}
        className={styles.frame}
        title="Mini App"
        name={phone.frameName}
        src={phone.url}
        onLoad={() => setLoaded(phone.launch)}
        sandbox={sandbox}
        allow={allow}
      />
    </div>
  );
}
