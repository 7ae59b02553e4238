import type { LocalDay } from '../../domain/local-day';
import type { Staged } from '../../domain/release';
import type { Tag } from '../../domain/tags';
import type { Visible } from '../../domain/visibility';

/** The fields of an entry in a list of items, whichever kind they are of. */
export interface ItemEntry extends Visible, Staged {
  id: string;
  /** The id of the item that this is a version of. */
  coreId?: string | undefined;
  variantLabel?: string | undefined;
  tags: readonly Tag[];
  themeColor?: string | undefined;
  accentColor?: string | undefined;
  dateAdded?: LocalDay | undefined;
  dateUpdated?: LocalDay | undefined;
}

/** How an entry is named and shown in a link. */
export interface EntrySummary {
  name: string;
  /** The name of an image in the folder of the kind's covers. */
  image: string | undefined;
}
