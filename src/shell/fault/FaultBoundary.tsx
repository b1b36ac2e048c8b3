import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { InShellLanguage } from '../shellLanguage.ts';
import { FaultScreen } from './FaultScreen.tsx';

interface Props extends InShellLanguage {
  children: ReactNode;
  /** A new value, such as the next page's address, renders the content again. */
  resetBy: string;
  onFault: (error: unknown, componentStack?: string) => void;
}

/** Catches errors while a page renders, reports them and offers a way on; the shell around it stays. */
export class FaultBoundary extends Component<Props, { faulty: boolean }> {
  override state = { faulty: false };

  static getDerivedStateFromError() {
    return { faulty: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onFault(error, componentStack ?? undefined);
  }

  override componentDidUpdate({ resetBy }: Props, { faulty }: { faulty: boolean }) {
    // Not when this very update failed: the same content would only fail again.
    if (faulty && resetBy !== this.props.resetBy) this.setState({ faulty: false });
  }

  override render() {
    return this.state.faulty ? <FaultScreen language={this.props.language} /> : this.props.children;
  }
}
