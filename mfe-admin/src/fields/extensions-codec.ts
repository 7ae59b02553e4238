import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import type { Codec } from './codec';

/** The owner's settings of one link or part, as the form holds them. */
export interface ExtensionSetting {
  off: boolean;
  title: string;
  order: string;
}

export type ExtensionSettings = Record<string, ExtensionSetting>;

const NOTHING: ExtensionSetting = { off: false, title: '', order: '' };

export const settingOf = (settings: ExtensionSettings, key: string): ExtensionSetting => settings[key] ?? NOTHING;

const isSetting = (raw: unknown) =>
  isJsonRecord(raw) &&
  [undefined, null, true, false].includes(raw['off'] as boolean) &&
  ['string', 'undefined'].includes(typeof raw['title']) &&
  ['number', 'undefined'].includes(typeof raw['order']);

function writtenSetting({ off, title, order }: ExtensionSetting): object {
  const number = order.trim() === '' ? undefined : Number(order);
  return {
    ...(off && { off }),
    ...(title.trim() !== '' && { title: title.trim() }),
    // A text that is no number is written as typed: the check of the form says what is wrong with it.
    ...(number !== undefined && { order: Number.isFinite(number) ? number : order }),
  };
}

/** The property `extensions` of the site's file. Settings that change nothing are left out. */
export const extensionsCodec: Codec<ExtensionSettings> = {
  accepts: (raw) => raw === undefined || (isJsonRecord(raw) && Object.values(raw).every(isSetting)),
  toForm: (raw) =>
    Object.fromEntries(
      Object.entries((raw ?? {}) as Record<string, { off?: boolean; title?: string; order?: number }>).map(
        ([key, { off = false, title = '', order = '' }]) => [key, { off, title, order: String(order) }],
      ),
    ),
  toJson: (form) => {
    const written = Object.entries(form)
      .map(([key, setting]) => [key, writtenSetting(setting)] as const)
      .filter(([, setting]) => Object.keys(setting).length > 0);
    return written.length > 0 ? Object.fromEntries(written) : undefined;
  },
};
