import { REDIRECTS_FILE } from '@otherfolk/shared/catalogue/catalogue-files';
import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { type CatalogueFile, nameOfFile } from '@otherfolk/shared/files/catalogue-file';
import { redirectOf } from '@otherfolk/shared/kinds/redirect';
import type { Plan } from '../changes/change-set';
import { type PendingFile, pendingFile, removedFile } from '../changes/pending-file';
import { type CatalogueTexts, fileAt } from '../whole/catalogue-texts';
import { changeRedirects, moveMentions } from '../whole/owners-files';
import { areVersions, coreIdOf, folderOfKind, type Mention, mentionsOf } from '../whole/references-to';

/** An item cannot go as long as other files name it. */
export class StillNamed extends Error {
  override name = 'StillNamed';
  constructor(
    message: string,
    readonly mentions: readonly Mention[],
  ) {
    super(message);
  }
}

const isListedLife = ({ to }: Mention['references'][number], { kind }: CatalogueFile) =>
  kind === 'core' && to === 'version';

/** The ids that name nothing any more once a file is gone: its own, and that of its item where it is the last version. */
function idsThatGo(catalogue: CatalogueTexts, file: CatalogueFile): string[] {
  const folder = folderOfKind(file.kind);
  if (!areVersions(folder)) return [file.id];
  const others = [...catalogue.texts.keys()].filter((path) => path.startsWith(`${folder}/`) && path !== file.path);
  const stay = new Set(
    others.flatMap((path) => fileAt(catalogue, path) ?? []).flatMap((each) => [each.id, coreIdOf(each)]),
  );
  return [...new Set([file.id, coreIdOf(file)])].filter((id) => !stay.has(id));
}

function withoutRedirectsTo(redirects: JsonRecord, pages: readonly string[]): JsonRecord {
  const texts = Object.entries(redirects).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const known = Object.fromEntries(texts);
  const isGone = (from: string) => {
    const to = redirectOf(known, from);
    return to !== undefined && pages.some((page) => to === page || to.startsWith(`${page}/`));
  };
  return Object.fromEntries(Object.entries(redirects).filter(([from]) => !isGone(from)));
}

/**
 * The changes that remove a file: a life goes from the list of its person, and with the item go redirects to it and what texts may say
 * in it. Throws StillNamed where other files name it.
 */
export function removalPlan(catalogue: CatalogueTexts, path: string): Plan {
  const file = fileAt(catalogue, path);
  const folder = file && folderOfKind(file.kind);
  if (!file || !folder) throw new Error(`${nameOfFile({ path })} no longer exists.`);
  const ids = idsThatGo(catalogue, file);
  const mentions = ids.flatMap((id) => mentionsOf(catalogue, folder, id)).filter((each) => each.file.path !== path);
  const cores = new Map<string, CatalogueFile>();
  const others = mentions.flatMap((mention) => {
    const rest = mention.references.filter((reference) => !isListedLife(reference, mention.file));
    if (rest.length < mention.references.length) cores.set(mention.file.path, mention.file);
    return rest.length > 0 ? [{ ...mention, references: rest }] : [];
  });
  if (others.length > 0)
    throw new StillNamed(`${file.id} cannot be removed: other items link to it. Change these first.`, others);
  const withoutLife = [...cores.values()].map((core): PendingFile => {
    const listed = core.json['variants'] as unknown[];
    const variants = listed.filter((each) => !(isJsonRecord(each) && each['id'] === file.id));
    return pendingFile(core, { ...core.json, variants });
  });
  const pages =
    file.kind === 'variant'
      ? [...cores.values()].map(({ id }) => `${folder}/${id}/${file.id}`)
      : [...ids, `${coreIdOf(file)}/${file.id}`].map((each) => `${folder}/${each}`);
  const redirects = catalogue.hasOwnersFiles
    ? changeRedirects(catalogue, (json) => withoutRedirectsTo(json, pages))
    : undefined;
  const allowed = moveMentions(catalogue, path, undefined);
  return {
    summary: `Remove ${file.id}`,
    files: [removedFile(file), ...withoutLife, ...(redirects ? [redirects] : []), ...(allowed ? [allowed] : [])],
    notes: catalogue.hasOwnersFiles
      ? []
      : [`${REDIRECTS_FILE} cannot be read here: remove whatever redirects to ${pages.join(', ')}.`],
  };
}
