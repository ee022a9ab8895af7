import { Component, type ReactNode } from 'react';
import { isReloading } from '../device/chunkErrors';
import { reloadIntoBuild } from '../device/reload';
import { CrashScreen } from '../screens/info/CrashScreen';
import { StartSkeleton } from './StartSkeleton';

type Props = { children: ReactNode; report: (error: unknown) => void };

/** Stands between a mistake in a screen and a blank page; basket and draft are stored already. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean; isStaying?: boolean }> {
  // A class field would bring the compiler's helpers for one into the first load.
  constructor(props: Props) {
    super(props);
    this.state = { hasFailed: false };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error);
    void isReloading().then((isGoing) => isGoing || this.setState({ isStaying: true }));
  }

  override render() {
    const { hasFailed, isStaying } = this.state;
    if (!hasFailed) return this.props.children;
    // A page that is being loaded again looks from the beginning as it will at its start.
    return isStaying ? <CrashScreen onReload={reloadIntoBuild} /> : <StartSkeleton />;
  }
}
