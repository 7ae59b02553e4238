/** Where a field of an article goes: to a target, below a section under its own name, or to a sheet. */
export type ArticlePlace = { target: string } | { section: string } | { sheet: string } | { relation: string };

const all = <Place extends ArticlePlace>(place: Place, keys: string): Record<string, Place> =>
  Object.fromEntries(keys.split(' ').map((key) => [key, place]));

/** The fields of a person that are named otherwise than here. Those without a row are found by their name, or go to a sheet. */
export const ARTICLE_FIELDS: Readonly<Record<string, ArticlePlace>> = {
  ...all({ target: 'backstory' }, 'history personalHistory'),
  ...all({ target: 'birthday' }, 'dob dateOfBirth'),
  ...all({ target: 'species' }, 'speciesDisplay species'),
  ...all({ target: 'nameInfo.formalName' }, 'honorific'),
  ...all({ target: 'voice' }, 'quotes speech'),
  ...all({ target: 'preferences' }, 'likesDislikes'),
  ...all({ target: 'quirks' }, 'quirksPersonality'),
  ...all({ target: 'quirks.quirks' }, 'mannerisms'),
  ...all({ target: 'quirks.hobbies' }, 'hobbies'),
  ...all(
    { section: 'Personality Breakdown' },
    'virtues vices morality moralityPhilosophy intellectualCharacteristics savviesIneptitudes socialAptitude characterPrototype',
  ),
  ...all({ section: 'Emotional Notes' }, 'motivation mentalTraumas taboos failures'),
  ...all({ section: 'relationships' }, 'relations contacts family familyTies'),
  ...all(
    { sheet: 'Appearance' },
    'physique bodyFeatures facialFeatures identifyingCharacteristics quirksPhysical clothing skin specialAbilities',
  ),
  ...all({ relation: 'Parent' }, 'parentBiological1 parentBiological2'),
  ...all({ relation: 'Adoptive parent' }, 'parentAdopting1 parentAdopting2'),
  ...all({ relation: 'Surrogate parent' }, 'parentSurrogate'),
  ...all({ relation: 'Spouse' }, 'spouse'),
  ...all({ relation: 'Sibling' }, 'siblings'),
  ...all({ relation: 'Child' }, 'children'),
};

const keys = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Notes of the author, which no reader of the world sees. */
export const PRIVATE_FIELDS = keys(
  'ghostnotes ghostNotes authornotes authorNotes privatenotes notes scrapbook secrets',
);

/** Fields that say how World Anvil keeps and draws an article. */
export const TECHNICAL_FIELDS = keys(
  'id slug state isWip isDraft entityClass icon url subscribergroups folderId updateDate position wordcount notificationDate likes views userMetadata articleMetadata cssClasses displayCss customArticleTemplate editor author category coverSource snippet seeded displaySidebar timeline prompt gallery block orgchart showSeeded webhookUpdate communityUpdate commentPlaceholder passcodecta metaTitle metaDescription coverIsMap isFeaturedArticle isLocked allowComments allowContentCopy showInToc isEmphasized displayAuthor displayChildrenUnder displayTitle displaySheet badge editURL isEditable success theme fans isBook displayBookTitle isCollapsed systemMeta pagecover bookcover parsedDescription redirectedCategories templateType template publicationDate articleParent parent articleNext articlePrevious childrenArticles articles',
);

/** Fields with rules of their own. */
export const OWN_FIELDS = keys(
  'title content world tags portrait cover creationDate isAdultContent sections relations',
);
