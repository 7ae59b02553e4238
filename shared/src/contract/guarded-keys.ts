/** The collection of Firestore that holds the keys: one document for each audience. */
export const GUARDED_KEYS = 'guarded'; // firestore.rules

/** The key to the files of one deployment that are kept for an audience. */
export interface BundleKey {
  /** The folder of the files below `/guarded/`: 32 hexadecimal digits. */
  bundle: string;
  /** 32 random bytes, in base64. */
  key: string;
}

/** A document of the collection: the newest deployment's key, and those of deployments whose files are still there, newest first. */
export interface GuardedKey extends BundleKey {
  before: BundleKey[];
}
