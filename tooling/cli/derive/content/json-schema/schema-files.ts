import type { JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { MENTIONS_FILE, REDIRECTS_FILE } from '@otherfolk/shared/catalogue/catalogue-files';
import { mentionsSchema } from '@otherfolk/shared/catalogue/schemas/mentions';
import { sectionValueSchema } from '@otherfolk/shared/catalogue/schemas/section-value';
import { ITEM_KINDS, type ItemFolder } from '@otherfolk/shared/kinds';
import { changelogSchema } from '@otherfolk/shared/kinds/changelog/changelog-schema';
import { characterCoreSchema } from '@otherfolk/shared/kinds/character/character-core-schema';
import { characterVariantSchema } from '@otherfolk/shared/kinds/character/character-variant-schema';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { familySchema } from '@otherfolk/shared/kinds/family/family-schema';
import { contentOfFile } from '@otherfolk/shared/kinds/file-contents';
import { PLAIN_FOLDERS } from '@otherfolk/shared/kinds/plain-folders';
import { redirectsSchema } from '@otherfolk/shared/kinds/redirects-schema';
import { siteSchema } from '@otherfolk/shared/kinds/site/site-schema';
import { JsonSchemaWriter } from './to-json-schema';

const DIALECT = 'http://json-schema.org/draft-07/schema#';

const NAMED = new Map<v.GenericSchema, string>([[sectionValueSchema, 'sectionValue']]);

export interface SchemaFile {
  /** The name of the file, such as `plot.schema.json`. */
  name: string;
  /** The files of a catalogue that it is for, as VS Code matches them. */
  matches: string[];
  content: JsonSchema;
}

function schemaFile(name: string, matches: string[], write: (writer: JsonSchemaWriter) => JsonSchema): SchemaFile {
  const writer = new JsonSchemaWriter(NAMED);
  const body = write(writer);
  const content = { $schema: DIALECT, title: `Otherfolk: ${name}`, ...body, definitions: writer.definitions };
  return { name: `${name}.schema.json`, matches, content };
}

const plainly = (schema: v.GenericSchema) => (writer: JsonSchemaWriter) => writer.write(schema);

/** All files of a folder but those that are derived of the others. */
const filesOf = (folder: ItemFolder): string[] => [
  `/${folder}/*.json`,
  ...ITEM_KINDS[folder].indexes.map((index) => `!/${index}`),
];

/** One JSON Schema for each kind of file that people write. */
export function schemaFiles(): SchemaFile[] {
  const character = (writer: JsonSchemaWriter): JsonSchema => ({
    if: { required: ['variantOf'] },
    then: writer.write(characterVariantSchema),
    else: writer.write(characterCoreSchema),
  });
  return [
    schemaFile(characterKind.one, filesOf(characterKind.folder), character),
    ...PLAIN_FOLDERS.map((folder) => {
      const { one, fileKinds } = ITEM_KINDS[folder];
      return schemaFile(one, filesOf(folder), plainly(contentOfFile(fileKinds[0]).schema));
    }),
    schemaFile('family', ['/families/*.json'], plainly(familySchema)),
    schemaFile('changelog', ['/changelog.json'], plainly(changelogSchema)),
    schemaFile('site', ['/site.json'], plainly(siteSchema)),
    schemaFile('mentions', [`/${MENTIONS_FILE}`], plainly(mentionsSchema)),
    schemaFile('redirects', [`/${REDIRECTS_FILE}`], plainly(redirectsSchema)),
  ];
}
