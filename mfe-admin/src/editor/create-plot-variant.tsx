import { download } from '@otherfolk/shared/browser/download';
import type { CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { newPlotVariant } from '@otherfolk/shared/files/new-files';
import { pendingNewFile } from '../create/starter';
import { coreIdOf } from '../whole/references-to';
import { CreateVariantButton } from './create-variant-button';

/** Creates another variant of a plot, which begins with its title. */
export function CreatePlotVariant({ file, text }: { file: CatalogueFile; text?: string }) {
  const coreId = coreIdOf(file);
  const title = typeof file.json['title'] === 'string' ? file.json['title'] : '';
  const made = (id: string, label: string) => pendingNewFile('plot', id, newPlotVariant(id, coreId, title, label));
  return (
    <CreateVariantButton
      kind="plot"
      text={text}
      coreId={coreId}
      taken={() => [file.id]}
      save={async ({ id, label }, server) => {
        await server.deliver({ summary: `New variant: ${id}`, files: [made(id, label)], images: [] });
      }}
      handOut={({ id, label }) => {
        const { name, text: content } = made(id, label);
        download(name, content);
      }}
    />
  );
}
