import * as v from 'valibot';
import { byForm, field, filledText, list, shape, text } from '../../catalogue/schemas/fields';
import { localDay } from '../../catalogue/schemas/formats';

const partSchema = byForm<string | string[]>((input) => (Array.isArray(input) ? list(text) : text));

const itemSchema = shape({ part: field(partSchema), type: field(text), text: filledText });

const releaseSchema = v.pipe(
  shape({ title: field(text), date: field(localDay), items: field(list(itemSchema)) }),
  v.transform(({ title = '', date, items = [] }) => ({ title, date, items })),
);

export const changelogSchema = list(releaseSchema);
