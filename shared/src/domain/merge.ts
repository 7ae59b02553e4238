import type { GalleryItem } from './gallery';
import { isJsonRecord, type JsonRecord, safeEntries } from './json-record';
import { overlay } from './overlay';
import { dedupeTags, type Tag } from './tags';

interface VariantReference {
  id: string;
  label?: string | undefined;
}

export interface MergeableCore {
  id: string;
  name?: string | undefined;
  tags?: readonly Tag[] | undefined;
  images?: object | undefined;
  variants?: readonly VariantReference[] | undefined;
}

export interface MergeableVariant {
  id: string;
  variantLabel?: string | undefined;
  variantOverrides?: object | undefined;
  tags?: readonly Tag[] | undefined;
  images?: object | undefined;
  gallery?: readonly GalleryItem[] | undefined;
}

interface MergedFields {
  /** The core's id. */
  id: string;
  variantId: string;
  /** The name that lists show: the override's, else the core's. */
  variantName: string;
  /** The override's name alone, where it is not blank. */
  overrideName?: string;
  variantLabel?: string | undefined;
  tags: Tag[];
  gallery: GalleryItem[];
}

interface CoreImages {
  gallery?: readonly GalleryItem[] | undefined;
}

interface Overrides {
  variantName?: string | undefined;
  tags?: readonly Tag[] | undefined;
  images?: object | undefined;
}

export type Merged<Core, Variant> = Omit<Core, keyof MergedFields> &
  Omit<Variant, keyof Core | keyof MergedFields | 'variantOverrides'> &
  (Variant extends { variantOverrides?: infer Overrides }
    ? Omit<NonNullable<Overrides>, keyof Core | keyof Variant | keyof MergedFields>
    : unknown) &
  MergedFields;

const OWN_RULE = new Set(['id', 'variantName', 'variantOverrides', 'tags', 'images', 'gallery']);

const isFilledText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const listOf = <T>(value: readonly T[] | undefined): readonly T[] => (Array.isArray(value) ? (value as T[]) : []);

function generalFields(record: object | undefined): JsonRecord {
  return Object.fromEntries(safeEntries(record ?? {}).filter(([key]) => !OWN_RULE.has(key)));
}

/** Takes the texts that are filled; a cover alone may be an object, of layers. */
function imageFields(images: unknown): JsonRecord {
  if (!isJsonRecord(images)) return {};
  return Object.fromEntries(
    safeEntries(images).filter(([key, value]) => isFilledText(value) || (key === 'cover' && isJsonRecord(value))),
  );
}

/**
 * A variant over its core, by docs/data-contract.md#4-character-variant, where missing fields are still missing: defaults belong
 * on top of the result. The core's `id` stays; `variantLabel` falls back to the label in the core's list; the one gallery is
 * `gallery`, so `images.gallery` is gone.
 */
export function mergeVariant<Core extends MergeableCore, Variant extends MergeableVariant>(
  core: Core,
  variant: Variant,
): Merged<Core, Variant> {
  const overrides: Overrides = variant.variantOverrides ?? {};
  const coreImages: CoreImages = core.images ?? {};
  const layers = [core, overrides, variant];
  const general = layers.map(generalFields).reduce<unknown>(overlay, {}) as JsonRecord;
  const images = [core.images, overrides.images, variant.images];
  const overrideName = isFilledText(overrides.variantName) ? overrides.variantName : undefined;
  const coreName = isFilledText(core.name) ? core.name : core.id;
  const label = listOf(core.variants).find(({ id }) => id === variant.id)?.label;
  const gallery = listOf(variant.gallery).length > 0 ? listOf(variant.gallery) : listOf(coreImages.gallery);
  const merged = {
    ...general,
    id: core.id,
    variantId: variant.id,
    variantName: overrideName ?? coreName,
    ...(overrideName !== undefined && { overrideName }),
    variantLabel: isFilledText(variant.variantLabel) ? variant.variantLabel : label,
    images: images.map(imageFields).reduce<unknown>(overlay, {}),
    tags: dedupeTags(layers.flatMap((layer) => listOf(layer.tags))),
    gallery: [...gallery],
  };
  return merged as unknown as Merged<Core, Variant>;
}

/** The name that the detail page shows: the override's name, else the full name, else the name. */
export function displayedName(merged: {
  overrideName?: string | undefined;
  nameInfo?: { fullName?: string | undefined } | undefined;
  name?: string | undefined;
  variantName: string;
}): string {
  return [merged.overrideName, merged.nameInfo?.fullName, merged.name].find(isFilledText) ?? merged.variantName;
}
