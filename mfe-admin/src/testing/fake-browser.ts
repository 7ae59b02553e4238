import 'fake-indexeddb/auto';
import { DATA_PATH } from '@otherfolk/shared/catalogue/catalogue-files';
import { fileText } from '@otherfolk/shared/catalogue/file-text';
import { openDialogs } from '@otherfolk/shared/testing/dialog-in-jsdom';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';

interface Download {
  name: string;
  text: string;
}

class SilentChannel {
  onmessage = null;
  postMessage(): void {}
  close(): void {}
}

/**
 * The features that the admin tools need of a browser and jsdom does not have: the catalogue behind fetch (files of the fixture, with `texts` laid
 * over them; undefined for one that is missing), dialogs, style sheets, the width of the window, and downloads, which it gives as they come.
 */
export function fakeBrowser(texts: Record<string, string | undefined> = {}, { isNarrow = false } = {}): Download[] {
  const read = fixtureReader();
  const textOf = async (name: string) => (name in texts ? texts[name] : fileText(await read(name)));
  const answer = async (url: string): Promise<Pick<Response, 'ok' | 'status' | 'arrayBuffer' | 'text'>> => {
    const text = await textOf(url.slice(DATA_PATH.length)).catch(() => undefined);
    const buffer = async () => new TextEncoder().encode(text).buffer;
    return {
      ok: text !== undefined,
      status: text === undefined ? 404 : 200,
      text: async () => text ?? '',
      arrayBuffer: buffer,
    };
  };
  const blobs = new Map<string, Blob>();
  const downloads: Download[] = [];
  Object.assign(globalThis, {
    fetch: answer,
    CSS: { ...globalThis.CSS, supports: () => true },
    BroadcastChannel: SilentChannel,
    matchMedia: () => ({ matches: isNarrow, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
  globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never;
  crypto.randomUUID ??= () => '00000000-0000-4000-8000-000000000000';
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      const url = `blob:${blobs.size}`;
      blobs.set(url, blob);
      return url;
    },
    revokeObjectURL: (url: string) => blobs.delete(url),
  });
  openDialogs();
  HTMLAnchorElement.prototype.click = function click() {
    const blob = blobs.get(this.href);
    if (!blob) return;
    const reader = new FileReader();
    reader.onload = () => downloads.push({ name: this.download, text: reader.result as string });
    reader.readAsText(blob);
  };
  return downloads;
}
