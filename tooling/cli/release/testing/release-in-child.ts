import { siteIn } from '../../export/site/site';
import { releaseRemote } from '../release-remote';
import { fakeBuild } from './fake-build';

/** Releases a made-up build of a remote in a process of its own: `home`, the remote, its version, and its number of files. */
const [home = '', id = '', version = '', files = ''] = process.argv.slice(2);
const build = await fakeBuild(home, { id: id, version, more: Number(files) });
process.send?.('begins');
await releaseRemote(siteIn(`${home}/site`), id, build);
