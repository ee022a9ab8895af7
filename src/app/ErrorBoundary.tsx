import { Component, type ReactNode } from 'react';
import { isLoadError, isReloading } from '../device/chunkErrors';
import { reloadIntoBuild } from '../device/reload';
import { CrashScreen } from '../screens/info/CrashScreen';
import { StartSkeleton } from './StartSkeleton';

type State = {
  hasFailed: boolean;
  /** rendered a second time after nodes were moved */
  isAgain?: boolean;
  isStaying?: boolean;
  isPathAtFault?: boolean;
};

type Props = { children: ReactNode; report: (error: unknown) => void };

/**
 * Shows a crash screen instead of a blank page; basket and draft are already persisted. When an
 * extension or a translator has moved nodes away (`NotFoundError`), the page is rendered again
 * instead, once.
 */
export class ErrorBoundary extends Component<Props, State> {
  // A class field would add the compiler's helper code to the first load.
  constructor(props: Props) {
    super(props);
    this.state = { hasFailed: false };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error);
    const { isAgain } = this.state;
    if (Object(error).name === 'NotFoundError' && !isAgain) {
      this.setState({ hasFailed: false, isAgain: true });
      return;
    }
    const isPathAtFault = !isLoadError(error);
    void isReloading().then(
      (willReload) => willReload || this.setState({ isStaying: true, isPathAtFault }),
    );
  }

  override render() {
    const { hasFailed, isStaying, isPathAtFault = false } = this.state;
    if (!hasFailed) return this.props.children;
    // While a reload is pending, show what the reloaded page starts with.
    if (!isStaying) return <StartSkeleton />;
    return <CrashScreen onReload={() => reloadIntoBuild(isPathAtFault)} />;
  }
}
