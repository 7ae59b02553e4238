/** What is wrong, by the kind of the fault, and what to do. The same remedies stand in docs/runbook.md. */
const faults = {
  offline: {
    title: () => 'This browser has no network',
    remedy: 'Nothing of the site can be looked at. It is looked at again as soon as something answers.',
  },
  'releases missing': {
    title: (detail: string) => `releases.json ${detail}`,
    remedy:
      'What was released when is unknown here. Any release or rollback writes the file again, and so does rendering the pages; deploy the site of the shell.',
  },
  'releases broken': {
    title: (detail: string) => `releases.json cannot be read (${detail})`,
    remedy: 'Somebody edited it by hand, or it is of another version. Any release or rollback writes it again.',
  },
  'registry missing': {
    title: (detail: string) => `remotes.json ${detail}`,
    remedy: 'Pages go on with the remotes that they were rendered with. Put the file back, or export the site again.',
  },
  'registry broken': {
    title: (detail: string) => `remotes.json ${detail}`,
    remedy: 'Pages go on with the remotes that they were rendered with. Put the file back, or export the site again.',
  },
  'line missing': {
    title: () => 'remotes.json has no line for it',
    remedy: 'Release it, or write the line back. If it was taken away on purpose, render the pages again.',
  },
  'line refused': {
    title: (detail: string) => `Its line names another origin without a hash (${detail})`,
    remedy:
      'Pages do not load it: whoever can write there could run anything here. Release it again, which writes the hash.',
  },
  'line unknown': {
    title: (detail: string) => `remotes.json names ${detail}, which was not released last`,
    remedy:
      'Somebody changed the line by hand, or half of a deployment is there. Release it, or deploy the site of the shell.',
  },
  'origin blocked': {
    title: (detail: string) => `The policy of pages does not allow ${detail}`,
    remedy: 'Pages were rendered before it came from there. Render them again, and deploy them.',
  },
  'manifest missing': {
    title: (detail: string) => `Its manifest ${detail}`,
    remedy:
      'The line is ahead of its files: they were not deployed, or are gone. Deploy the files of the remote, or roll it back.',
  },
  'manifest unreachable': {
    title: (detail: string) => `The host of its manifest ${detail}`,
    remedy: 'Wait, or point the line at another copy of the files that the policy of pages allows.',
  },
  'manifest broken': {
    title: () => 'Its manifest is none',
    remedy: 'Something else lies in its place. Deploy the files of the remote again, or roll it back.',
  },
  'manifest changed': {
    title: () => 'Its manifest is not the one that was released',
    remedy: 'Deploy the files of the remote again. If it comes back, find out who can write there.',
  },
  'file missing': {
    title: (detail: string) => `Files are gone: ${detail}`,
    remedy:
      'A deployment is half done, or took files away. Deploy them again: those of earlier releases must stay, too.',
  },
  'file unreachable': {
    title: (detail: string) => `The host does not give ${detail}`,
    remedy: 'Wait, or point the line at another copy of the files that the policy of pages allows.',
  },
  'file changed': {
    title: (detail: string) => `Not what was released: ${detail}`,
    remedy: 'Browsers refuse to run it. Deploy the files again. If it comes back, find out who can write there.',
  },
  slow: {
    title: (detail: string) => `It takes longer than 8 seconds (${detail})`,
    remedy: 'Pages give up after 8 seconds. Look at its host; if a release made it slow, roll that back.',
  },
  misfit: {
    title: (detail: string) => `It does not fit the shell: ${detail}`,
    remedy: 'Somebody changed the line by hand, as a release would have refused it. Roll it back, or release both.',
  },
  declaration: {
    title: (detail: string) => `Not all of it is there: ${detail}`,
    remedy: 'Mend its otherfolk.json, or the one that it clashes with, and release that remote again.',
  },
  'pages old': {
    title: (detail: string) => `Pages were rendered with ${detail}`,
    remedy: 'They work on, and show what that release shows. Render them again.',
  },
  'failed to load': {
    title: (detail: string) => `It did not load in this browser: ${detail}`,
    remedy: 'If others see it, too, roll it back. It is forgotten here with the loads below.',
  },
  'failed to draw': {
    title: (detail: string) => `It failed on a page of this browser: ${detail}`,
    remedy: 'A mistake in the release. Roll it back, then render the pages again.',
  },
} as const;

/** Where contributions to a point show. */
const points: Readonly<Record<string, string>> = {
  'navigation.link': 'in the navigation bar',
  'character.section': 'on pages of characters',
  'plot.section': 'on pages of plots',
  'location.section': 'on pages of places',
  'page.action': 'at the foot of pages',
  'card.action': 'on cards of links',
  'list.facet': 'among the filters of a list',
  'home.row': 'on the home page',
  'admin.panel': 'in Admin Tools',
  'search.source': 'in the search',
  'editor.field': 'in an editor',
};

export const releasesTexts = {
  releases: 'Releases',
  adminTools: 'Admin Tools',
  checkNow: 'Check now',
  checking: 'Checking…',
  checked: (age: string, count: number) => {
    const found = count === 0 ? 'All is well' : count === 1 ? 'One thing is wrong' : `${count} things are wrong`;
    return `${found}. Checked ${age}, and every 30 seconds while you look.`;
  },
  notVerified: 'This page did not come over https, so that browsers cannot compare files with their hashes.',
  wellInShort: 'All is well',
  faultsInShort: (count: number) => (count === 1 ? 'One fault' : `${count} faults`),
  faults,
  shell: 'Shell',
  remote: (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
  site: 'The site',
  live: 'Live',
  none: 'nothing',
  since: (age: string, by: string | undefined) => (by ? `${age}, by ${by}` : age),
  fits: 'Fits the shell',
  isFitting: 'yes',
  isNotFitting: 'no',
  needs: 'Needs',
  contract: (contract: number) => `contract ${contract}`,
  provides: 'Provides',
  offers: 'Offers',
  mount: (mount: string) => `/${mount}`,
  widget: (widget: string) => `widget ${widget}`,
  noDeclaration: 'nothing that the shell knows of',
  contributions: 'Contributions',
  contribution: (title: string, point: string) => `${title}, ${points[point] ?? point}`,
  integrity: 'Integrity',
  verified: (count: number, all: number) =>
    count === all ? `${all} of ${all} files are as released` : `${count} of ${all} files are as released`,
  noFiles: 'no file could be compared',
  pages: 'Pages',
  rendered: (age: string) => `rendered ${age} with this release`,
  renderedBefore: (release: string, age: string) => `still show ${release}, rendered ${age}`,
  notRendered: 'nothing is known of them',
  failed: 'In this browser',
  loadedIn: (ms: string, count: number) => `${ms} to load, in ${count === 1 ? 'one load' : `${count} loads`}`,
  notLoaded: 'not loaded yet',
  before: 'Before it',
  takenBack: 'Taken back',
  releaseSince: (release: string, age: string | undefined, by: string | undefined) =>
    [release, age, by && `by ${by}`].filter(Boolean).join(', '),
  commands: 'Release, roll back, render again',
  toRelease: 'Release what is built',
  toRollBack: 'Back to what was live before',
  toRender: 'Render the pages again',
  copy: 'Copy',
  copied: 'Copied',
  copyOf: (command: string) => `Copy ${command}`,
  inWorkflow: 'On GitHub',
  workflow: "The workflow 'Release'",
  workflowInputs: (part: string) => `with the part '${part}'; tick 'rollback' to go back`,
  whereSite: 'In place of <site> write the folder of the site, or hosting.',
  speed: 'Speed in this browser',
  speedNote:
    'The last pages that this browser has opened, by the shell that they ran with. It stays on this device, unless site.json names an address for figures.',
  noLoads: 'No page has been measured yet.',
  deployment: 'Shell',
  kindOfPage: 'Page',
  loads: 'Loads',
  load: 'Load',
  lcp: 'Largest paint',
  inp: 'Next paint after input',
  cls: 'Layout shift',
  failures: 'Failed remotes',
  milliseconds: (ms: number) => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`),
  shift: (cls: number) => cls.toFixed(2),
  notMeasured: '–',
  olderShell: 'an earlier one',
  forget: 'Forget them',
} as const;
