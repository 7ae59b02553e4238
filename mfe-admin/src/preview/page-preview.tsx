import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { parseEntity, parseFile } from '@otherfolk/shared/catalogue/parse-file';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import type { WidgetProps } from '@otherfolk/shared/contract/widget-props';
import { groupChangelog } from '@otherfolk/shared/domain/changelog';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { LIST_KEY } from '@otherfolk/shared/files/file-kinds';
import { changelogSchema } from '@otherfolk/shared/kinds/changelog/changelog-schema';
import { familySchema } from '@otherfolk/shared/kinds/family/family-schema';
import { familyKind } from '@otherfolk/shared/kinds/family/kind';
import { contentOfFile } from '@otherfolk/shared/kinds/file-contents';
import type { PlainFileKind } from '@otherfolk/shared/kinds/plain-folders';
import { siteSchema } from '@otherfolk/shared/kinds/site/site-schema';
import { ChangelogReleases } from '@otherfolk/shared/ui/changelog-releases';
import { texts } from '../texts';

// The form says at its fields what the readers would warn about at each keystroke.
const silent = () => undefined;

const FAILED = <p>{texts.preview.cannotBeShown}</p>;

export function CharacterPreview(given: WidgetProps<'character-preview'>) {
  const { Widget } = useShellContext();
  return <Widget widget="character-preview" given={given} failed={FAILED} />;
}

interface PagePreviewProps {
  kind: Exclude<FileKind, 'core' | 'variant'>;
  id: string;
  json: JsonRecord;
}

/** The widget of an item and what it is given: the file as its page reads it, under the name of its kind. */
function previewOf(kind: PlainFileKind, id: string, json: JsonRecord) {
  const given = { [kind]: contentOfFile(kind).parse(id, json) };
  return { widget: `${kind}-preview` as const, given: given as unknown as WidgetProps<`${PlainFileKind}-preview`> };
}

/** The page of a file that needs no other: drawn by the remote that owns it. */
export function PagePreview({ kind, id, json }: PagePreviewProps) {
  const { Widget } = useShellContext();
  switch (kind) {
    case 'family':
      return (
        <Widget
          widget="family-preview"
          given={{ family: parseEntity(familyKind.file(id), id, json, familySchema, silent) }}
          failed={FAILED}
        />
      );
    case 'changelog':
      return (
        <ChangelogReleases
          releases={groupChangelog(parseFile(catalogueFiles.changelog, json[LIST_KEY], changelogSchema, silent))}
        />
      );
    case 'site': {
      const { name, tagline } = parseFile(catalogueFiles.site, json, siteSchema, silent);
      return (
        <section className="home-welcome">
          <h2>{texts.preview.welcomeTo(name)}</h2>
          {tagline && <p>{tagline}</p>}
        </section>
      );
    }
    default:
      return <Widget {...previewOf(kind, id, json)} failed={FAILED} />;
  }
}
