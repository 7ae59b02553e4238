import type { Viewer } from '../domain/viewer';
import { type Connection, type Session } from './session-store';
export type { Connection, Profile, Session } from './session-store';
export declare function useSession(): Session;
export declare function useConnection(): Connection;
/** False while it may still turn out that the viewer sees more than a visitor; a silent backend keeps nobody waiting. */
export declare function useIsViewerKnown(): boolean;
/** The member's own profile, or a visitor while nobody is signed in or the profile is not known yet. It decides which rooms open. */
export declare const useMember: () => Viewer;
/** Whose rights an admin has put on in this tab; undefined for everybody else. */
export declare const useViewedAs: () => Viewer | undefined;
/** Who is looking, for what is shown: the member, or the one whom an admin stands in for. */
export declare const useViewer: () => Viewer;
