import { adminTexts } from './admin';
import { bulkTexts } from './bulk';
import { checkTexts } from './check';
import { createTexts } from './create';
import { draftsTexts } from './drafts';
import { editorTexts } from './editor';
import { formTexts } from './form';
import { historyTexts } from './history';
import { imagesTexts } from './images';
import { importTexts } from './import';
import { peopleTexts } from './people';
import { previewTexts } from './preview';
import { referencesTexts } from './references';
import { releasesTexts } from './releases';
import { reviewTexts } from './review';
import { statusTexts } from './status';
import { takeTexts } from './take';
import { uiTexts } from './ui';

/** Every text of this remote, by the folder that shows it, in one place, so that a translation can come. */
export const texts = {
  admin: adminTexts,
  bulk: bulkTexts,
  check: checkTexts,
  create: createTexts,
  drafts: draftsTexts,
  editor: editorTexts,
  form: formTexts,
  history: historyTexts,
  images: imagesTexts,
  import: importTexts,
  people: peopleTexts,
  preview: previewTexts,
  references: referencesTexts,
  releases: releasesTexts,
  review: reviewTexts,
  status: statusTexts,
  take: takeTexts,
  ui: uiTexts,
} as const;
