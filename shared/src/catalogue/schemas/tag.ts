import * as v from 'valibot';
import { field, filledText, shape, text } from './fields';

export const tagSchema = v.pipe(
  shape({ group: field(text), name: filledText }),
  v.transform(({ group = '', name }) => ({ group, name })),
);
