import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FaultScreen } from './FaultScreen.tsx';

interface Props {
  children: ReactNode;
  /** Another value, such as the next page's address, gives the content another try. */
  resetBy: string;
  onFault: (error: unknown, componentStack?: string) => void;
}

/** Catches what breaks while a page is drawn, reports it and shows a way on; the shell around it stays. */
export class FaultBoundary extends Component<Props, { faulty: boolean }> {
  override state = { faulty: false };

  static getDerivedStateFromError() {
    return { faulty: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onFault(error, componentStack ?? undefined);
  }

  override componentDidUpdate({ resetBy }: Props, { faulty }: { faulty: boolean }) {
    // Not where this very update broke: the same content would only break again.
    if (faulty && resetBy !== this.props.resetBy) this.setState({ faulty: false });
  }

  override render() {
    return this.state.faulty ? <FaultScreen /> : this.props.children;
  }
}
