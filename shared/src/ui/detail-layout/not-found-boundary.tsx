import { Component, type ReactNode } from 'react';
import { isNotFound } from '../../contract/not-found-error';

interface NotFoundBoundaryProps {
  /** The keys that its children are tried again for, where one of them has changed. */
  resetKeys: readonly unknown[];
  /** Called before they are tried again. */
  onReset: () => void;
  /** The content in their place; `message`: of the NotFoundError. */
  renderFallback: (message: string) => ReactNode;
  children: ReactNode;
}

interface Caught {
  error?: Error | undefined;
}

/** Catches NotFoundErrors of its children; errors of any other kind go up. Written here because a library's costs every detail page more bytes. */
export class NotFoundBoundary extends Component<NotFoundBoundaryProps, Caught> {
  override state: Caught = {};

  static getDerivedStateFromError(error: Error): Caught {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    console.warn(error);
  }

  override componentDidUpdate(before: NotFoundBoundaryProps, { error }: Caught): void {
    const { resetKeys, onReset } = this.props;
    // Children that have failed only now have been tried for these keys.
    if (error === undefined || resetKeys.every((key, at) => Object.is(key, before.resetKeys[at]))) return;
    onReset();
    this.setState({ error: undefined });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (isNotFound(error)) return this.props.renderFallback(error.message);
    if (this.state.error) throw this.state.error;
    return this.props.children;
  }
}
