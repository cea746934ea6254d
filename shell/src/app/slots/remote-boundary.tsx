import { Component, type ReactNode } from 'react';

export interface RemoteBoundaryProps {
  /** Stands in until the one who hears of the error has put something else in the place. */
  readonly fallback: () => ReactNode;
  readonly onError: (error: Error) => void;
  readonly children: ReactNode;
}

/** Keeps what a remote throws while it draws from taking the page down. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error instanceof Error ? error : new Error(String(error)));
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback() : this.props.children;
  }
}
