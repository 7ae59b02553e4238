import type { QueryClient } from '@tanstack/react-query';
import type { RemoteTable } from '@otherfolk/shared/contract/remote-table';
import { onSession } from '@otherfolk/shared/session/watcher';
import { itemOfLink } from './item-link';
import type { LinkCardDrawing } from './link-card-drawing';
import { LINK_CARD_ID } from './link-card-id';
import { LinkCardTiming } from './link-card-timing';

/** A device that is touched, and has nothing else to point with. */
const TOUCH_ONLY = '(any-hover: none) and (any-pointer: coarse)';

/** The card, if one is drawn: one that is due may still wait for its words. */
const drawnCard = () => document.getElementById(LINK_CARD_ID);

function linkAt(remotes: RemoteTable, target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && itemOfLink(remotes, link, location) ? link : undefined;
}

const isOnCard = (target: EventTarget | null) => target instanceof Node && drawnCard()?.contains(target) === true;

/** Shows, from now on, the cards of links that are pointed at or focused by keyboard. Returns what ends it. */
export function watchLinkCards(client: QueryClient, remotes: RemoteTable): () => void {
  let pointer: { x: number; y: number; target: EventTarget | null } | undefined;
  let shown: HTMLAnchorElement | undefined;
  let drawing: Promise<LinkCardDrawing> | undefined;
  const load = () =>
    (drawing ??= import(/* webpackChunkName: "link-card" */ './link-card-drawing').then(
      ({ LinkCardDrawing }) => new LinkCardDrawing(client),
    ));
  const draw = (act: (loaded: LinkCardDrawing) => void) =>
    void load().then(act, () => {
      // The next link tries again; until then there is none.
      drawing = undefined;
    });

  const timing = new LinkCardTiming<HTMLAnchorElement>({
    prepare: () => draw((loaded) => loaded.prepare()),
    show: (link) => {
      const { pathname } = location;
      const item = itemOfLink(remotes, link, location);
      if (!item || !link.isConnected) return;
      shown = link;
      const isPointed = pointer?.target instanceof Node && link.contains(pointer.target);
      const at = isPointed ? pointer : undefined;
      draw((loaded) => shown === link && loaded.show({ link, item, pointer: at }));
      // The link may go, or the page, which draws another one then.
      changes.disconnect();
      changes = new MutationObserver(() => (link.isConnected && location.pathname === pathname) || timing.dismiss());
      changes.observe(document.body, { childList: true, subtree: true });
    },
    hide: () => {
      shown = undefined;
      changes.disconnect();
      draw((loaded) => shown || loaded.hide());
    },
  });
  let changes = new MutationObserver(() => undefined);
  const dismiss = () => timing.dismiss();
  const dismissOutside = ({ target }: Event) => isOnCard(target) || timing.dismiss();

  const move = ({ target, pointerType, buttons, clientX: x, clientY: y }: PointerEvent) => {
    // A page that scrolls below a pointer at rest is not pointed at.
    const isAtRest = pointer?.x === x && pointer.y === y;
    if (isAtRest || pointerType === 'touch' || buttons !== 0 || matchMedia(TOUCH_ONLY).matches) return;
    const isNew = pointer?.target !== target;
    pointer = { x, y, target };
    if (isNew) timing.pointAt(isOnCard(target) ? 'card' : linkAt(remotes, target));
  };
  const leave = () => {
    pointer = undefined;
    timing.pointAt(undefined);
  };
  const focus = ({ target }: FocusEvent) => {
    const isByKeyboard = target instanceof Element && target.matches(':focus-visible');
    timing.focusOn(isByKeyboard && !matchMedia(TOUCH_ONLY).matches ? linkAt(remotes, target) : undefined);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // One Escape closes one thing.
    if (drawnCard()) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    timing.dismiss();
  };

  const ended = new AbortController();
  const { signal } = ended;
  const early = { capture: true, passive: true, signal };
  document.addEventListener('pointermove', move, { passive: true, signal });
  document.documentElement.addEventListener('pointerleave', leave, { signal });
  document.addEventListener('focusin', focus, { signal });
  document.addEventListener('focusout', () => timing.focusOn(undefined), { signal });
  addEventListener('keydown', press, { capture: true, signal });
  document.addEventListener('scroll', () => timing.scroll(), early);
  document.addEventListener('pointerdown', dismissOutside, early);
  document.addEventListener('click', dismissOutside, early);
  addEventListener('resize', dismiss, { signal });
  addEventListener('popstate', dismiss, { signal });
  const unsubscribe = onSession(dismiss);
  return () => {
    ended.abort();
    unsubscribe();
    dismiss();
  };
}
