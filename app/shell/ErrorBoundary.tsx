import { Component, type ReactNode } from 'react';
import { isLoadError, retryLoads } from '../lib/texts/onDemand.ts';

interface Props {
  readonly children: ReactNode;
  /** Where a person is: going elsewhere leaves the error behind. */
  readonly address: string;
  /** What is shown instead, with a way to try again. */
  readonly fallback: (retry: () => void, error: unknown) => ReactNode;
}

/** Catches what a page throws while drawing or loading, so that a person never meets a blank screen. */
export class ErrorBoundary extends Component<Props, { failed: boolean; error?: unknown }> {
  // Not a field of the class: for the lowest browsers fields bring their own helpers into the first view.
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
  /** What could not be loaded without a network comes by itself once there is one. */
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
