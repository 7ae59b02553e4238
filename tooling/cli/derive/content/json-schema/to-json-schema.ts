import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** One value of each form that a schema of the catalogue may choose by. */
const PROBES: readonly unknown[] = ['text', 0, true, [], {}, { storyTraits: [] }];

/** Messages that say no more than the type does. */
const PLAIN = new Set(['text', 'a number', 'a list', 'an object', 'true or false']);

const isLazy = (schema: v.GenericSchema): schema is v.LazySchema<v.GenericSchema> => schema.type === 'lazy';

function withoutDoubles(forms: readonly JsonSchema[]): JsonSchema[] {
  return [...new Map(forms.map((form) => [JSON.stringify(form), form])).values()];
}

function described(schema: v.GenericSchema & { message?: unknown }, json: JsonSchema): JsonSchema {
  const { message } = schema;
  return typeof message === 'string' && !PLAIN.has(message) ? { ...json, description: message } : json;
}

/** Turns schemas of the catalogue into JSON Schema. Those with a name are written once, as definitions. */
export class JsonSchemaWriter {
  readonly definitions: Record<string, JsonSchema> = {};
  private readonly written = new Map<v.GenericSchema, JsonSchema>();

  constructor(private readonly named: ReadonlyMap<v.GenericSchema, string>) {}

  /** Stricter than the site, which forgives: an editor should tell a slip while it is made. */
  write(schema: v.GenericSchema): JsonSchema {
    const known = this.written.get(schema) ?? this.convert(schema);
    this.written.set(schema, known);
    return known;
  }

  private convert(schema: v.GenericSchema): JsonSchema {
    const json = toJsonSchema(schema, {
      // Rules that JSON Schema has no word for are left to the content check.
      errorMode: 'ignore',
      overrideSchema: ({ valibotSchema, jsonSchema }) => this.override(valibotSchema, jsonSchema),
    });
    // A part has no dialect of its own, and none of the definitions that lazy schemas leave behind.
    delete json.$schema;
    delete json.definitions;
    return json;
  }

  private override(schema: v.GenericSchema, json: JsonSchema): JsonSchema {
    const name = this.named.get(schema);
    if (name !== undefined) return this.reference(name, schema);
    if (isLazy(schema)) return this.anyForm(schema);
    return schema.type === 'object' ? { ...json, additionalProperties: false } : described(schema, json);
  }

  private reference(name: string, schema: v.GenericSchema): JsonSchema {
    if (isLazy(schema)) this.definitions[name] ??= this.anyForm(schema);
    return { $ref: `#/definitions/${name}` };
  }

  /** A schema that chooses by the form of the data: asked with one value of each form. */
  private anyForm(schema: v.LazySchema<v.GenericSchema>): JsonSchema {
    const forms = withoutDoubles(PROBES.map((probe) => this.write(schema.getter(probe))));
    const [only] = forms;
    if (!only || forms.length > 1) return { anyOf: forms };
    const mayBeBlank = schema.getter('') !== schema.getter('text');
    return mayBeBlank && only.pattern !== undefined ? { ...only, pattern: `^$|${only.pattern}` } : only;
  }
}
