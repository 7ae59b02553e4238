import type { Contribution, ExtensionPoint } from '@otherfolk/shared/contract/extension-points';
import type { RemoteTable } from '@otherfolk/shared/contract/remote-table';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import type { Site } from '@otherfolk/shared/kinds/site/site-schema';

type ContributionTo<Point extends ExtensionPoint> = Contribution extends infer One extends Contribution
  ? One extends Contribution
    ? Point extends One['point']
      ? One
      : never
    : never
  : never;

/** A contribution as the owner of the site has it. */
export type PlacedContribution<Point extends ExtensionPoint = ExtensionPoint> = ContributionTo<Point> & {
  remote: string;
  /** The name in the owner's settings: `<remote>/<id>`. */
  key: string;
};

/** The order of a contribution that says nothing else. */
export const DEFAULT_ORDER = 100;

/** The contributions to a point in their order, without those that the owner has turned off or that are for other roles. */
export function contributionsAt<Point extends ExtensionPoint>(
  { declarations }: RemoteTable,
  { extensions }: Pick<Site, 'extensions'>,
  point: Point,
  { memType }: Pick<Viewer, 'memType'>,
): PlacedContribution<Point>[] {
  return declarations
    .flatMap(({ id: remote, contributions = [] }) =>
      contributions.flatMap((contribution) => {
        const key = `${remote}/${contribution.id}`;
        const { off = false, title = contribution.title, order = contribution.order } = extensions[key] ?? {};
        const isWanted = contribution.point === point && !off && (contribution.guard?.includes(memType) ?? true);
        return isWanted ? [{ ...contribution, title, order: order ?? DEFAULT_ORDER, remote, key }] : [];
      }),
    )
    .sort((one, other) => one.order - other.order);
}
