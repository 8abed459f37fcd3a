import { Component, type ReactNode } from 'react';
import { isLoadError, retryLoads } from '../lib/texts/createLazy.ts';

interface Props {
  readonly children: ReactNode;
  /** A new address clears the error. */
  readonly address: string;
  readonly fallback: (retry: () => void, error: unknown) => ReactNode;
}

export class ErrorBoundary extends Component<Props, { failed: boolean; error?: unknown }> {
  // No class field: old targets need helpers for it in the first view.
  constructor(props: Props) {
    super(props);
    this.state = { failed: false };
  }
  static getDerivedStateFromError(error: unknown): { failed: boolean; error: unknown } {
    return { failed: true, error };
  }
  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.address !== this.props.address) this.retry();
  }
  /** Retries failed loads when back online. */
  override componentDidMount(): void {
    addEventListener('online', this);
  }
  override componentWillUnmount(): void {
    removeEventListener('online', this);
  }
  handleEvent(): void {
    if (this.state.failed && isLoadError(this.state.error)) this.retry();
  }
  retry(): void {
    retryLoads();
    this.setState({ failed: false });
  }
  override render(): ReactNode {
    return this.state.failed
      ? this.props.fallback(() => this.retry(), this.state.error)
      : this.props.children;
  }
}
