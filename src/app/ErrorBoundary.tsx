import { Component, type ReactNode } from 'react';
import { CrashScreen } from '../screens/info/CrashScreen';

type Props = { children: ReactNode; report: (error: unknown) => void };

/** Stands between a mistake in a screen and a blank page; basket and draft are stored already. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
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
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <CrashScreen onReload={() => location.reload()} />;
  }
}
