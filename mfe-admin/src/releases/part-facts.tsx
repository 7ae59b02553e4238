import type { ReactNode } from 'react';
import type { ReleasedPart } from '@otherfolk/shared/contract/releases';
import { SHELL_PART } from '@otherfolk/shared/contract/releases';
import { texts } from '../texts';
import { ageAt } from './age-at';
import type { PartState } from './part-state';
import styles from './releases.module.css';
import { median } from './speed-rows';

const { releases } = texts;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Short texts in a row that breaks between them. */
function Chips({ of }: { of: readonly string[] }) {
  return (
    <ul className={styles.chips}>
      {of.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}

const needsOf = ({ contract, singletons, declaration }: ReleasedPart): string[] => [
  ...(contract === undefined ? [] : [releases.contract(contract)]),
  ...Object.entries(singletons).map(([name, range]) => `${name} ${range}`),
  ...(declaration?.needs ?? []).map(releases.remote),
];

const offersOf = ({ declaration }: ReleasedPart): string[] =>
  declaration
    ? [
        ...Object.keys(declaration.mounts).map(releases.mount),
        ...(declaration.widgets ?? []).map(releases.widget),
        ...(declaration.contributions ?? []).map(({ title, point }) => releases.contribution(title, point)),
      ]
    : [releases.noDeclaration];

function pagesOf({ rendered, live }: PartState, now: number): string {
  if (!rendered) return releases.notRendered;
  const age = ageAt(rendered.at, now);
  return rendered.release === live ? releases.rendered(age) : releases.renderedBefore(rendered.release, age);
}

function loadsOf({ loadTimes }: PartState): string {
  const ms = median(loadTimes);
  return ms === undefined ? releases.notLoaded : releases.loadedIn(releases.milliseconds(ms), loadTimes.length);
}

/** What is known of a part: what it needs and offers, whether it is whole, and what pages show of it. */
export function PartFacts({ state, now }: { state: PartState; now: number }) {
  const { part, fits, verified } = state;
  const isRemote = part.id !== SHELL_PART;
  return (
    <dl className={styles.facts}>
      <Fact name={releases.integrity}>
        {verified.all > 0 ? releases.verified(verified.same, verified.all) : releases.noFiles}
      </Fact>
      <Fact name={releases.pages}>{pagesOf(state, now)}</Fact>
      {fits !== undefined && <Fact name={releases.fits}>{fits ? releases.isFitting : releases.isNotFitting}</Fact>}
      {isRemote && <Fact name={releases.failed}>{loadsOf(state)}</Fact>}
      <Fact name={isRemote ? releases.needs : releases.provides}>
        <Chips of={needsOf(part)} />
      </Fact>
      {isRemote && (
        <Fact name={releases.offers}>
          <Chips of={offersOf(part)} />
        </Fact>
      )}
    </dl>
  );
}
