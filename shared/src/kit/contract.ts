/**
 * The entry of the package `@otherfolk/contract`: all that a remote of another repository has of this one (docs/adding-a-remote.md). What
 * it names is a promise, as the rest of the contract is.
 */
export { isCatalogueError } from '../catalogue/catalogue-error';
export type { ReadJson } from '../catalogue/read-json';
export { CONTRACT_VERSION } from '../contract/contract-version';
export type { MountDeclaration, RemoteDeclaration } from '../contract/declaration';
export {
  type ActionContribution,
  type ContributedItem,
  type ContributedPart,
  type ContributedParts,
  type Contribution,
  EXTENSION_POINTS,
  type ExtensionPoint,
  type FacetContribution,
  type FieldContribution,
  type FieldProps,
  type ItemKind,
  type LinkContribution,
  type PanelContribution,
  type RowContribution,
  type SearchContribution,
  type SearchResult,
  type SectionContribution,
  type SectionProps,
} from '../contract/extension-points';
export { keepScrollPosition } from '../contract/keep-scroll-position';
export { lazyPage } from '../contract/lazy-page';
export { paths } from '../contract/paths';
export type { ListPublicPages, PublicCatalogue } from '../contract/public-pages';
export { type ReadDeclaration, readDeclaration } from '../contract/read-declaration';
export { defineRemote, type PageToOpen, type RemoteModule } from '../contract/remote-module';
export { type ShellContext, shellContextOf, useShellContext } from '../contract/shell-context';
export type { GivenProps, Widget, WidgetProps } from '../contract/widget-props';
export { type Viewer, VISITOR } from '../domain/viewer';
export { isVisible, type Visible, visibleItems } from '../domain/visibility';
export { usePageViewer } from '../hooks/use-page-viewer';
export { readCharacterIndex } from '../kinds/character/read-character-index';
export { readLocation, readLocationIndex } from '../kinds/location/read-locations';
export { audienceKey } from '../queries/audience-key';
export { listOrNothing } from '../queries/list-query';
export { siteQuery } from '../queries/site-query';
export {
  type Connection,
  type Profile,
  type Session,
  useConnection,
  useIsViewerKnown,
  useMember,
  useSession,
  useViewer,
} from '../session/index';
export { PageMeta } from '../ui/page-meta';
export { UnlistedMeta } from '../ui/unlisted-meta';
