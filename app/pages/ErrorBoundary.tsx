import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** What is shown instead, with a way to try again. */
  readonly fallback: (retry: () => void) => ReactNode;
}

/** Catches what a page throws while drawing or loading, so that a person never meets a blank screen. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  readonly retry = (): void => this.setState({ failed: false });
  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
