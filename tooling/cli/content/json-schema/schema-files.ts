import type { JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { MENTIONS_FILE, REDIRECTS_FILE } from '@otherfolk/shared/catalogue/catalogue-files';
import { mentionsSchema } from '@otherfolk/shared/catalogue/schemas/mentions';
import { sectionValueSchema } from '@otherfolk/shared/catalogue/schemas/section-value';
import { changelogSchema } from '@otherfolk/shared/kinds/changelog/changelog-schema';
import { characterCoreSchema } from '@otherfolk/shared/kinds/character/character-core-schema';
import { characterVariantSchema } from '@otherfolk/shared/kinds/character/character-variant-schema';
import { familySchema } from '@otherfolk/shared/kinds/family/family-schema';
import { locationSchema } from '@otherfolk/shared/kinds/location/location-schema';
import { plotSchema } from '@otherfolk/shared/kinds/plot/plot-schema';
import { redirectsSchema } from '@otherfolk/shared/kinds/redirects-schema';
import { siteSchema } from '@otherfolk/shared/kinds/site/site-schema';
import { JsonSchemaWriter } from './to-json-schema';

const DIALECT = 'http://json-schema.org/draft-07/schema#';

const NAMED = new Map<v.GenericSchema, string>([[sectionValueSchema, 'sectionValue']]);

export interface SchemaFile {
  /** As in `plot.schema.json`. */
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

/** One JSON Schema for each kind of file that people write. */
export function schemaFiles(): SchemaFile[] {
  const character = (writer: JsonSchemaWriter): JsonSchema => ({
    if: { required: ['variantOf'] },
    then: writer.write(characterVariantSchema),
    else: writer.write(characterCoreSchema),
  });
  return [
    schemaFile('character', ['/characters/*.json', '!/characters/index.variants.json'], character),
    schemaFile('plot', ['/plots/*.json', '!/plots/index.json', '!/plots/index.variants.json'], plainly(plotSchema)),
    schemaFile('location', ['/locations/*.json', '!/locations/index.json'], plainly(locationSchema)),
    schemaFile('family', ['/families/*.json'], plainly(familySchema)),
    schemaFile('changelog', ['/changelog.json'], plainly(changelogSchema)),
    schemaFile('site', ['/site.json'], plainly(siteSchema)),
    schemaFile('mentions', [`/${MENTIONS_FILE}`], plainly(mentionsSchema)),
    schemaFile('redirects', [`/${REDIRECTS_FILE}`], plainly(redirectsSchema)),
  ];
}
