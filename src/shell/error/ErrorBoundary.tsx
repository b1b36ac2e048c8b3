import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { InShellLanguage } from '../shellWords.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

interface Props extends InShellLanguage {
  children: ReactNode;
  /** A new value, such as the next page's address, renders the content again. */
  resetBy: string;
  onError: (error: unknown, componentStack?: string) => void;
}

/** Catches errors while a page renders, reports them and offers a way on; the shell around it stays. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onError(error, componentStack ?? undefined);
  }

  override componentDidUpdate({ resetBy }: Props, { failed }: { failed: boolean }) {
    // Not when this very update failed: the same content would only fail again.
    if (failed && resetBy !== this.props.resetBy) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <ErrorScreen language={this.props.language} /> : this.props.children;
  }
}
