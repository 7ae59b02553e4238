import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { parseEntity, parseFile } from '@otherfolk/shared/catalogue/parse-file';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import type { WidgetProps } from '@otherfolk/shared/contract/widget-props';
import { groupChangelog } from '@otherfolk/shared/domain/changelog';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { changelogSchema } from '@otherfolk/shared/kinds/changelog/changelog-schema';
import { familySchema } from '@otherfolk/shared/kinds/family/family-schema';
import { familyKind } from '@otherfolk/shared/kinds/family/kind';
import { parseLocation } from '@otherfolk/shared/kinds/location/read-locations';
import { parsePlot } from '@otherfolk/shared/kinds/plot/read-plots';
import { siteSchema } from '@otherfolk/shared/kinds/site/site-schema';
import { ChangelogReleases } from '@otherfolk/shared/ui/changelog-releases';
import { LIST_KEY } from '../files/file-kinds';
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

/** The page of a file that needs no other: drawn by the remote that owns it. */
export function PagePreview({ kind, id, json }: PagePreviewProps) {
  const { Widget } = useShellContext();
  switch (kind) {
    case 'plot':
      return <Widget widget="plot-preview" given={{ plot: parsePlot(id, json, silent) }} failed={FAILED} />;
    case 'location':
      return <Widget widget="location-preview" given={{ location: parseLocation(id, json, silent) }} failed={FAILED} />;
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
  }
}
