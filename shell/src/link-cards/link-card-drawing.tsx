import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { LinkCard, type ShownLink } from './link-card';

/** Draws the card of one link at a time, in the layout: a root of its own, so that nothing of it is in what every page runs. */
export class LinkCardDrawing {
  private readonly host = document.createElement('div');
  private readonly root = createRoot(this.host);

  constructor(private readonly client: QueryClient) {}

  show(shown: ShownLink): void {
    if (!this.host.isConnected) (document.querySelector('[data-app]') ?? document.body).append(this.host);
    this.root.render(
      <QueryClientProvider client={this.client}>
        <LinkCard {...shown} />
      </QueryClientProvider>,
    );
  }

  hide(): void {
    this.root.render(null);
  }
}
