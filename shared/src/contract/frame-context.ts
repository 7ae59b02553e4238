import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { Viewer } from '../domain/viewer';
import type { Widget } from './remotes';
import type { WidgetProps } from './widget-props';

export type ShowWidget = <W extends Widget>(props: {
  widget: W;
  given: WidgetProps<W>;
  failed?: ReactNode;
}) => ReactNode;

/** A member as the database has him or her; missing fields have their defaults. */
export interface MemberRecord extends Viewer {
  userId: string;
  email: string;
  displayName: string;
}

/** What admins do with members. The rules of the database decide what is allowed; each call rejects with a sentence for people. */
export interface MemberAdmin {
  /** A part of all members, in the order of their ids; `next` leads to the part after it. */
  list: (after?: string) => Promise<{ members: MemberRecord[]; next: string | undefined }>;
  /** Resolves once the database has confirmed it. */
  setRights: (userId: string, rights: Viewer) => Promise<void>;
  /** Shows the site as it is for someone with these rights, in this tab; undefined ends it. */
  viewAs: (rights: Viewer | undefined) => void;
}

/** What the shell lends to the pages of guarded mounts. */
export interface FrameContext {
  /** A component: a piece of another remote. Where it does not load, `failed` takes its place. */
  Widget: ShowWidget;
  /** Loads it; rejects where the network does not have it. */
  memberAdmin: () => Promise<MemberAdmin>;
}

export const useFrame = (): FrameContext => useOutletContext<FrameContext>();
