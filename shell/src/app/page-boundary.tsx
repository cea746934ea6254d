import { Component, type ReactNode } from 'react';
import { noteThrown } from '../remotes/outcomes/watch-errors.ts';

export interface PageBoundaryProps {
  /** Address of the page: another one is drawn afresh. */
  readonly pathname: string;
  /** Stands in for the whole page. */
  readonly fallback: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly pathname: string;
  readonly failure: { readonly error: unknown } | null;
}

/** Catches what the shell itself throws while it draws. */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = { pathname: this.props.pathname, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ pathname }: PageBoundaryProps, state: State): State | null {
    return pathname === state.pathname ? null : { pathname, failure: null };
  }

  override componentDidCatch(error: unknown): void {
    noteThrown(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
