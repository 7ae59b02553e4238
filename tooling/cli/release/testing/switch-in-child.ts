import { endAtDiskCall } from '@otherfolk/system/testing/end-at-disk-call';

/** Releases a made-up build of 'plots', or takes one back, in a process of its own that ends at the so manyth call of the disk. */
const [home = '', version = '', call = '0'] = process.argv.slice(2);
const { fakeBuild } = await import('./fake-build');
const build = version === 'back' ? undefined : await fakeBuild(home, { id: 'plots', version, more: 3 });
endAtDiskCall(Number(call));
// These modules are imported once the calls are counted, so that they use the counted ones.
const { siteIn } = await import('../../export/site/site');
const { releaseRemote, rollBackRemote } = await import('../release-remote');
const site = siteIn(`${home}/site`);
await (build ? releaseRemote(site, 'plots', build) : rollBackRemote(site, 'plots'));
