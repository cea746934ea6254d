import { Component, type ReactNode } from 'react';

export interface RemoteBoundaryProps {
  readonly fallback: (error: Error, reset: () => void) => ReactNode;
  readonly onError?: (error: Error) => void;
  readonly children: ReactNode;
}

/** Keeps what a remote throws while it draws from taking the page down. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback(error, () => this.setState({ error: null })) : this.props.children;
  }
}
