import { Component, type ReactNode } from 'react';
import { isReloading } from '../device/chunkErrors';
import { reloadIntoBuild } from '../device/reload';
import { CrashScreen } from '../screens/info/CrashScreen';
import { StartSkeleton } from './StartSkeleton';

type Props = { children: ReactNode; report: (error: unknown) => void };

/** A second failure within this time, ms, is not another attempt's. */
const attemptMs = 3000;

/**
 * Shows a crash screen instead of a blank page; basket and draft are already persisted. When an
 * extension or a translator has moved nodes away (`NotFoundError`), the page is rendered again
 * instead, once.
 */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean; isStaying?: boolean }> {
  declare private lastAttempt: number;

  // A class field would add the compiler's helper code to the first load.
  constructor(props: Props) {
    super(props);
    this.state = { hasFailed: false };
    this.lastAttempt = 0;
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error);
    const isMoved = error instanceof DOMException && error.name === 'NotFoundError';
    const now = Date.now();
    if (isMoved && now - this.lastAttempt > attemptMs) {
      this.lastAttempt = now;
      this.setState({ hasFailed: false });
      return;
    }
    void isReloading().then((willReload) => willReload || this.setState({ isStaying: true }));
  }

  override render() {
    const { hasFailed, isStaying } = this.state;
    if (!hasFailed) return this.props.children;
    // While a reload is pending, show what the reloaded page starts with.
    return isStaying ? <CrashScreen onReload={reloadIntoBuild} /> : <StartSkeleton />;
  }
}
