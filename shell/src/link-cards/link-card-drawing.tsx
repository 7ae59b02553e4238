import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { LinkCard, type ShownLink } from './link-card';

/**
 * Draws the card of one link at a time: in a root of its own, so that nothing of it is in what every page runs, and within the main
 * part of the layout, so that all text of the page lies in a landmark.
 */
export class LinkCardDrawing {
  private readonly host = document.createElement('div');
  private readonly root = createRoot(this.host);

  private shown = 0;

  constructor(private readonly client: QueryClient) {}

  /** Renders an empty root, so that the first card appears sooner. */
  prepare(): void {
    if (this.host.isConnected) return;
    (document.querySelector('main') ?? document.body).append(this.host);
    this.root.render(null);
  }

  show(shown: ShownLink): void {
    this.prepare();
    this.root.render(
      <QueryClientProvider client={this.client}>
        {/* What one card has found out, such as an image that fails, is not true of the next. */}
        <LinkCard key={++this.shown} {...shown} />
      </QueryClientProvider>,
    );
  }

  hide(): void {
    this.root.render(null);
  }
}
