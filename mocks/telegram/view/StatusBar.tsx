import { type Platform, quirks } from '../protocol/platforms';
import type { Store } from '../store';
import { useNow } from '../useNow';
import styles from './StatusBar.module.css';

type Props = {
  platform: Platform;
  /** overlays the app */
  floating: boolean;
  /** of this machine's clock, ms */
  ahead: Store<number>;
};

const minuteMs = 60_000;

/** The phone's status bar; absent on desktop. Its clock shows the shop's time. */
export function StatusBar({ platform, floating, ahead }: Props) {
  const now = useNow(ahead, minuteMs);
  if (quirks[platform].isWeb || platform === 'tdesktop' || platform === 'macos') return null;
  return (
    <div
      className={styles.bar}
      data-platform={platform}
      data-floating={floating || undefined}
      aria-hidden="true"
    >
      <span data-testid="status-time">{clockOf(now)}</span>
      <svg viewBox="0 0 62 12" width="62" height="12" fill="currentColor" aria-hidden="true">
        <path d="M0 8h3v4H0zM5 6h3v6H5zM10 3h3v9h-3zM15 0h3v12h-3z" />
        <path d="M30 2.5c2.6 0 5 1 6.700 2.700l-1.500 1.500A7.300 7.300 0 0 0 30 4.600c-2 0-3.900.8-5.200 2.100l-1.500-1.500A9.400 9.400 0 0 1 30 2.500zm0 4.300c1.400 0 2.700.6 3.700 1.500L30 12l-3.700-3.700a5.200 5.200 0 0 1 3.700-1.500z" />
        <path d="M44 .5h13a2.500 2.500 0 0 1 2.500 2.500v6A2.500 2.500 0 0 1 57 11.500H44A2.500 2.500 0 0 1 41.500 9V3A2.500 2.500 0 0 1 44 .5zm0 1A1.500 1.500 0 0 0 42.500 3v6A1.500 1.500 0 0 0 44 10.500h13A1.500 1.500 0 0 0 58.500 9V3A1.500 1.500 0 0 0 57 1.500zm0 1h10.500v7H44a.5.500 0 0 1-.5-.5V3a.5.500 0 0 1 .5-.5zM60.500 4.500v3a1.500 1.500 0 0 0 0-3z" />
      </svg>
    </div>
  );
}

/** As phones show it: 9:41. */
function clockOf(ms: number): string {
  const time = new Date(ms);
  return `${time.getHours()}:${String(time.getMinutes()).padStart(2, '0')}`;
}
