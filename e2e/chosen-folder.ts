import type { Page } from '@playwright/test';

/**
 * Makes a folder with the catalogue's characters in the browser's own file system, and lets the page choose it: the files are real
 * ones, only the choice is made here. `chosen` names the folder to be chosen instead, by its path from there.
 */
export async function makeCatalogueFolder(page: Page, chosen: readonly string[] = []): Promise<void> {
  await page.evaluate(async (steps) => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('characters', { create: true });
    for (const name of ['maren.json', 'index.variants.json']) {
      const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await stream.write(await (await fetch(`/data/characters/${name}`)).text());
      await stream.close();
    }
    window.showDirectoryPicker = async () => {
      let asked = root;
      for (const step of steps) asked = await asked.getDirectoryHandle(step);
      return asked;
    };
  }, chosen);
}

/** The text of a file in that folder; null where there is none. */
export const savedText = (page: Page, name: string): Promise<string | null> =>
  page.evaluate(async (file) => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('characters');
    try {
      return await (await (await folder.getFileHandle(file)).getFile()).text();
    } catch {
      return null;
    }
  }, name);

/** Writes as another program would, past the site. */
export const writeFromOutside = (page: Page, name: string, text: string): Promise<void> =>
  page.evaluate(
    async ([file, content]) => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle('characters');
      const stream = await (await folder.getFileHandle(file, { create: true })).createWritable();
      await stream.write(content);
      await stream.close();
    },
    [name, text] as const,
  );

/** Lets each writing of a file fail, as a disk that is full does, until `mend` is called. */
export async function failWriting(page: Page, name: string): Promise<{ mend: () => Promise<void> }> {
  await page.evaluate((failing) => {
    const write = FileSystemWritableFileStream.prototype.write;
    const open = FileSystemFileHandle.prototype.createWritable;
    let isBroken = true;
    Object.assign(window, { mendWriting: () => (isBroken = false) });
    FileSystemFileHandle.prototype.createWritable = async function (options) {
      const stream = await open.call(this, options);
      stream.write = (data) =>
        isBroken && this.name === failing
          ? Promise.reject(new DOMException('The disk is full.', 'QuotaExceededError'))
          : write.call(stream, data);
      return stream;
    };
  }, name);
  return { mend: () => page.evaluate(() => (window as unknown as { mendWriting: () => void }).mendWriting()) };
}
