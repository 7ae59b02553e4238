import { coverSchema, layersSchema } from '../../catalogue/schemas/cover';
import { field, flag, list, shape, text } from '../../catalogue/schemas/fields';
import { colour, id, imageFile, language, themeClass } from '../../catalogue/schemas/formats';
import { galleryItemSchema } from '../../catalogue/schemas/gallery-item';
import { recordInfoSchema } from '../../catalogue/schemas/record-info';
import { tagSchema } from '../../catalogue/schemas/tag';
import { ageGradeSchema } from './age-grade-schema';
import { characterSectionsSchema } from './character-sections';
import { characterSheetsSchema } from './character-sheets';

const nameInfoSchema = shape({
  formalName: field(text),
  fullName: field(text),
  nickname: field(text),
  firstName: field(text),
  lastName: field(text),
  informalName: field(text),
});

const physicalSchema = shape({
  height: field(text),
  weight: field(text),
  measurements: field(text),
  build: field(text),
});

const stylingSchema = shape({
  themeColor: field(colour),
  accentColor: field(colour),
  themeClass: field(themeClass),
});

const characterImagesSchema = shape({
  avatar: field(imageFile),
  banner: field(imageFile),
  bannerImage: field(imageFile),
  drawnImage: field(imageFile),
  background: field(imageFile),
  cover: field(coverSchema),
  gallery: field(list(galleryItemSchema)),
});

/** The fields that a core, a variant and a variant's overrides may all have. Missing fields stay missing, for the merge. In the order of a core. */
export const characterFields = {
  name: field(text),
  nameInfo: field(nameInfoSchema),
  ageGrade: field(ageGradeSchema),
  physical: field(physicalSchema),
  recordInfo: field(recordInfoSchema),
  styling: field(stylingSchema),
  tags: field(list(tagSchema)),
  images: field(characterImagesSchema),
  sections: field(characterSectionsSchema),
  characterSheets: field(characterSheetsSchema),
  family: field(id),
  ageless: field(flag),
  banner: field(layersSchema),
  genre: field(text),
  isUnnamed: field(flag),
  /** An event's name. */
  highlight: field(text),
  lang: field(language),
};
