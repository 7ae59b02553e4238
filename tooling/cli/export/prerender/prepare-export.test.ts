/** @jest-environment node */
import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { silentProgress, type StartProgress } from '@otherfolk/shared/catalogue/progress';
import { exportTrial } from './testing/export-trial';

const trial = exportTrial();
const { contentOf, everything, exportIt } = trial;

async function refuses(reason: string | RegExp): Promise<void> {
  const before = await everything();
  await expect(exportIt()).rejects.toThrow(reason);
  expect(await everything()).toEqual(before);
}

test('a page that cannot be rendered keeps its file, is named, and nothing else changes either', async () => {
  await exportIt();
  trial.broken.add('/locations/quay');
  trial.footer = 'new';
  await refuses(/^\/locations\/quay cannot be rendered\nNothing has changed\. .*--without <url>/);
});

test('rendering begins before calendars are written and hidden names are looked for, which take this thread seconds', async () => {
  const begun: string[] = [];
  const startProgress: StartProgress = (what, total) => {
    begun.push(what);
    return silentProgress(what, total);
  };
  await exportIt({ startProgress, fingerprints: { shell: '1', remotes: {} } });
  const later = ['writing events', 'looking for hidden names'];
  expect(begun.filter((what) => what === 'rendering pages' || later.includes(what))[0]).toBe('rendering pages');
  expect(begun).toEqual(expect.arrayContaining(later));
});

test('no page is removed by a renderer that fails for all of them', async () => {
  await exportIt();
  for (const { url } of trial.requests) trial.broken.add(url);
  await refuses(/^\/ cannot be rendered\n(.*\n)*\/characters\/mara\/mara-modern cannot be rendered\n/);
});

test('a page that cannot be rendered goes when somebody says so', async () => {
  await exportIt();
  trial.broken.add('/locations/quay');
  const { pages, writer } = await exportIt({ without: ['/locations/quay'] });
  expect([pages, writer.removed]).toEqual([38, 1]);
  await expect(contentOf('locations/quay/index.html')).rejects.toThrow('ENOENT');
});

test.each([
  [
    'characters/index.variants.json',
    /there is no \/data\/characters\/index\.variants\.json, so characters\/\S+ and 5 more would go/,
  ],
  ['plots/index.variants.json', /there is no \/data\/plots\/index\.variants\.json, so plots\/\S+ and 4 more would go/],
  ['locations/index.json', /there is no \/data\/locations\/index\.json, so locations\/quay\/index\.html would go/],
  ['site.json', /there is no \/data\/site\.json, so data\/site\.json would go/],
])('no page is removed because %s is missing', async (file, reason) => {
  await exportIt();
  await rm(trial.catalogue.path(file));
  await refuses(reason);
});

test('the pages of a missing list go when somebody says so', async () => {
  await exportIt();
  await rm(trial.catalogue.path('locations/index.json'));
  const { writer } = await exportIt({ without: ['/locations/*', '/data/locations/index.json'] });
  expect(writer.removed).toBe(5);
  await expect(contentOf('data/locations/index.json')).rejects.toThrow('ENOENT');
});

test('no page is removed because the entries of a list are malformed', async () => {
  await exportIt();
  await trial.catalogue.edit<{ id: unknown }[]>('locations/index.json', (list) => {
    for (const entry of list) entry.id = 'No Id';
  });
  await refuses(
    /\/data\/locations\/index\.json has \d entries that cannot be read, so locations\/quay\/index\.html would go/,
  );
});

test.each([
  ['site.json', '{"currentRelease":', '/data/site.json is not JSON'],
  ['site.json', '[]', '/data/site.json is not an object'],
  ['site.json', '{"currentRelease":"1"}', '/data/site.json names no number as currentRelease'],
  ['plots/index.variants.json', '[{', '/data/plots/index.variants.json is not a list in JSON'],
])('nothing changes where %s is %s', async (file, text, reason) => {
  await exportIt();
  await trial.catalogue.write(file, text);
  await refuses(reason);
});

interface Plot {
  title: string;
  hook: string;
  images: { cover: string };
}

const hook = (text: string) => trial.catalogue.edit<Plot>('plots/storm-modern.json', (plot) => void (plot.hook = text));

test('a text that gives away what visitors do not see yet is refused, with a sentence for each', async () => {
  await exportIt();
  await trial.catalogue.edit<Plot>('plots/harvest-horror.json', (plot) => {
    Object.assign(plot, { title: 'The Red Harvest', images: { cover: 'scythe.avif' } });
  });
  await trial.catalogue.index();
  await hook('After The Red Harvest, of harvest-horror, with scythe.avif.');
  await refuses(
    'data/plots/storm-modern.json says at $.hook The Red Harvest, which visitors do not see yet: say it without the name, release it, or allow it in mentions.json\n' +
      'data/plots/storm-modern.json says at $.hook harvest-horror, the id of something that visitors do not see yet: say it without the id, or release it\n' +
      'data/plots/storm-modern.json says at $.hook scythe.avif, an image of something that visitors do not see yet: say it without the image, or release it\n' +
      'Nothing has changed.',
  );
});

test('a name that the list of mentions allows is no reason to refuse, and the list stays private', async () => {
  await trial.catalogue.edit<Plot>('plots/harvest-horror.json', (plot) => void (plot.title = 'The Red Harvest'));
  await trial.catalogue.index();
  await hook('After The Red Harvest.');
  await expect(exportIt()).rejects.toThrow('The Red Harvest');
  await trial.catalogue.write('mentions.json', '[{ "file": "plots/storm-modern.json", "name": "The Red Harvest" }]');
  await exportIt();
  expect(Object.keys(await everything()).filter((file) => file.includes('mentions'))).toEqual([]);
  await trial.catalogue.write('mentions.json', '[{ "file": ');
  await expect(exportIt()).rejects.toThrow('The Red Harvest');
});

test('no file of the catalogue is removed because a folder cannot be looked at', async () => {
  await exportIt();
  await rm(trial.catalogue.path('families'), { recursive: true });
  await symlink(path.join(trial.home, 'shell'), trial.catalogue.path('families'));
  await refuses(/families \$: a link that leads out of the catalogue.*, so data\/families\/quill\.json would go/);
});
