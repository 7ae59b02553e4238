import { createRoot, type Root } from 'react-dom/client';
import { confirmedOverrides } from '../overrides/confirmed-overrides';
import type { PageTools } from '../page-data/load-page';
import { inspectedRemotes } from './inspected-remote';
import { Inspector } from './inspector';

let open: { root: Root; place: HTMLElement; focused: Element | null } | undefined;

function close(): void {
  open?.root.unmount();
  open?.place.remove();
  if (open?.focused instanceof HTMLElement) open.focused.focus();
  open = undefined;
}

/** Opens the inspector over the page, or closes it. */
export function toggleInspector({ loader, running }: PageTools): void {
  if (open) return close();
  const place = document.createElement('div');
  document.body.append(place);
  open = { root: createRoot(place), place, focused: document.activeElement };
  const overrides = confirmedOverrides();
  const look = () => inspectedRemotes(loader.remotes, { ...running.remotes, ...overrides }, overrides);
  open.root.render(<Inspector look={look} onClose={close} />);
}
