import type { Draft, UnownedDraft } from '@otherfolk/shared/drafts/draft';
import { claimDrafts } from '@otherfolk/shared/drafts/draft-store';
import { editedText, parseCatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { repeatedKeys } from '@otherfolk/shared/json-text/repeated-keys';
import { fieldsOf } from '../fields/field-spec';
import { fittingFields, readForm, writeForm } from '../fields/form-values';
import { groupsOf } from '../fields/groups-of';
import { openTabs } from './open-tabs';

function ownedDraft(owner: string, draft: UnownedDraft): Draft | undefined {
  const { file, tab, baseText, values, savedAt } = draft;
  try {
    const base = parseCatalogueFile('core', file, baseText);
    const { json, path } = base;
    // Drafts of that time are of characters: nothing else was edited then.
    const kind = Object.hasOwn(json, 'variantOf') ? 'variant' : 'core';
    const fields = fittingFields(json, fieldsOf(groupsOf(kind, json)), repeatedKeys(baseText));
    const edited = writeForm(json, fields, { ...readForm(json, fields), ...values });
    const text = editedText({ ...base, kind }, edited);
    return { owner, file, tab, kind, path, baseText, values, text, savedAt, isClaimed: true };
  } catch (error) {
    console.warn(`The draft of '${file}' cannot be read`, error);
    return undefined;
  }
}

/**
 * Drafts from before they belonged to members go to the first editor who looks; those of a tab that is still open stay there.
 * Never rejects: what cannot be claimed now is claimed later.
 */
export async function claimUnownedDrafts(owner: string): Promise<void> {
  try {
    const open = await openTabs();
    await claimDrafts((draft) => (open.has(`${draft.file}/${draft.tab}`) ? undefined : ownedDraft(owner, draft)));
  } catch (error) {
    console.warn('Earlier drafts could not be claimed', error);
  }
}
