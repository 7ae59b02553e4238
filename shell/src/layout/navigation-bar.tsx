import { useQueryClient } from '@tanstack/react-query';
import { Link, NavLink } from 'react-router-dom';
import { imageKey } from '@otherfolk/shared/catalogue/image-paths';
import type { ContributedLink } from '@otherfolk/shared/contract/page-contributions';
import { paths } from '@otherfolk/shared/contract/paths';
import { mountOfPath, type RemoteTable } from '@otherfolk/shared/contract/remote-table';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import type { Site } from '@otherfolk/shared/kinds/site/site-schema';
import { knownImageIndex } from '@otherfolk/shared/queries/known-image-index';
import { useMember } from '@otherfolk/shared/session';
import { SizedImage } from '@otherfolk/shared/ui/image/sized-image';
import { useRemoteLoader } from '../remotes/remote-loader';
import { SearchButton } from '../search/search-button';
import { SessionControls } from '../session/account/session-controls';
import styles from './navigation-bar.module.css';

/** The places of links whose remote or owner says nothing else: before and behind contributed ones. */
const FIRST = 100;
const LAST = 200;

interface BarLink {
  to: string;
  label: string;
  /** The viewers who see it; without it, everybody. */
  guard?: readonly Viewer['memType'][] | undefined;
}

/** The owner of the site turns links off, names them and puts them in order, as contributions. */
function linksTo(remotes: RemoteTable, site: Site, contributed: readonly ContributedLink[]): BarLink[] {
  const ofMounts = [...remotes.mounts].flatMap(([mount, { remote, label, guard, linkFor = guard, isLast = false }]) => {
    const { off = false, title = label, order = isLast ? LAST : FIRST } = site.extensions[`${remote}/${mount}`] ?? {};
    return title && label && !off ? [{ to: `/${mount}`, label: title, guard: linkFor, order }] : [];
  });
  const ofContributions = contributed.map(({ to, title, order }) => ({ to, label: title, guard: undefined, order }));
  const ofRemotes = [...ofMounts, ...ofContributions].sort((a, b) => a.order - b.order);
  return [
    { to: paths.home, label: 'Home' },
    ...ofRemotes.filter(({ guard }) => !guard),
    { to: paths.changelog, label: 'Changelog' },
    ...ofRemotes.filter(({ guard }) => guard),
  ];
}

/** Its place has a size of its own, and every page knows the image: nothing is asked for where one does not. */
function Logo({ file, alt }: { file: string; alt: string }) {
  const size = knownImageIndex(useQueryClient())?.[imageKey('logo', file)];
  // About what navigation-bar.module.css gives it.
  return <SizedImage kind="logo" file={file} alt={alt} sizes="min(30vw, 176px)" size={size} />;
}

export function NavigationBar({ site }: { site: Site }) {
  const loader = useRemoteLoader();
  const { memType } = useMember();
  const contributed = useShellContext().contributions?.links({ memType }) ?? [];
  const warmUp = (to: string) => {
    const mount = mountOfPath(loader.remotes, to);
    // Its outlet reports a failure; here it is only early.
    if (mount) loader.load(mount.remote).catch(() => undefined);
  };
  return (
    <header className={styles.bar}>
      <Link to={paths.home} className={styles.brand} aria-label={`${site.name}, home`}>
        {site.logo ? <Logo file={site.logo} alt={site.name} /> : site.name}
      </Link>
      <nav aria-label="Main">
        <ul className={styles.links}>
          {linksTo(loader.remotes, site, contributed)
            .filter(({ guard }) => !guard || guard.includes(memType))
            .map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end={to === paths.home} onPointerEnter={() => warmUp(to)} onFocus={() => warmUp(to)}>
                  {label}
                </NavLink>
              </li>
            ))}
        </ul>
      </nav>
      <SearchButton />
      {BACKEND_TARGET.kind !== 'none' && <SessionControls />}
    </header>
  );
}
