import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { withValueAt } from '@otherfolk/shared/files/json-value';
import { type Codec, serialize, textCodec } from './codec';

/** The layers of a cover that pages draw, back to front. */
export const COVER_LAYERS = ['background', 'character', 'text'] as const;

/** A cover in a form: one image, or layers. */
export type CoverForm = Record<'single' | (typeof COVER_LAYERS)[number], string>;

const isLayered = (form: CoverForm): boolean => COVER_LAYERS.some((layer) => form[layer] !== '');

/** One file name, or an object of layers, whose other keys stay. Layers that are given win over one image. */
export const coverCodec: Codec<CoverForm> = {
  accepts: (raw) =>
    textCodec.accepts(raw) || (isJsonRecord(raw) && COVER_LAYERS.every((layer) => textCodec.accepts(raw[layer]))),
  toForm: (raw) => {
    const layers: JsonRecord = isJsonRecord(raw) ? raw : {};
    const [background, character, text] = COVER_LAYERS.map((layer) => textCodec.toForm(layers[layer]));
    return {
      single: textCodec.toForm(raw),
      background: background ?? '',
      character: character ?? '',
      text: text ?? '',
    };
  },
  toJson: (form, raw) => {
    if (!isLayered(form) && form.single !== '') return form.single;
    const before: JsonRecord = isJsonRecord(raw) ? raw : {};
    const layers = COVER_LAYERS.reduce(
      (now, layer) => withValueAt(now, [layer], serialize(textCodec, form[layer], before[layer])),
      before,
    );
    return isLayered(form) || isJsonRecord(raw) ? layers : serialize(textCodec, form.single, raw);
  },
};
