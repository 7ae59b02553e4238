import { Component, Fragment, type ReactNode } from 'react';

/** A node is not where React has left it: a browser that translates the page has moved it, or an extension. */
const isDisturbed = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';

interface Drawing {
  error?: Error | undefined;
  /** Counts how often the children were drawn anew. */
  nth: number;
}

/** Draws its children anew, before anybody sees them gone, where the document was disturbed. Errors of any other kind go up. */
export class Redrawn extends Component<{ children: ReactNode }, Drawing> {
  override state: Drawing = { nth: 0 };

  static getDerivedStateFromError(error: Error): Partial<Drawing> {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!isDisturbed(error)) return;
    console.warn('A part of the page was drawn anew', error);
    this.setState(({ nth }) => ({ error: undefined, nth: nth + 1 }));
  }

  override render(): ReactNode {
    const { error, nth } = this.state;
    if (error === undefined) return <Fragment key={nth}>{this.props.children}</Fragment>;
    if (!isDisturbed(error)) throw error;
    return null;
  }
}
