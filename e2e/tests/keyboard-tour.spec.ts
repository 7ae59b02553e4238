import type { Locator, Page } from '@playwright/test';
import { openAs } from '../members';
import { nightly } from '../nightly';
import { ADMIN, note, photo, status, test } from '../saving-test';
import { expect, nextTask } from '../site-test';

test.use({ siteName: 'keyboard tour' });
// One server for all of them.
test.describe.configure({ mode: 'default' });

/** More than any page has between two things that follow one another. */
const MOST_TABS = 150;

/** Moves the focus by keys alone. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let presses = 0; presses < MOST_TABS; presses++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MOST_TABS} times ${key} do not lead to ${target.toString()}`);
}

/** The steps of a reader who has no pointer. */
function keysOf(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const enter = async (target: Locator, key?: 'Shift+Tab') => {
    await tabTo(page, target, key);
    await page.keyboard.press('Enter');
  };
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await page.keyboard.type(text);
  };
  /** Answers the dialog that has opened, whose first field has the focus. */
  const answer = async (label: string, text: string) => {
    await expect(page.getByRole('dialog').getByLabel(label, { exact: true })).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  const pick = async (option: Locator) => {
    await option.waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await option.waitFor({ state: 'hidden' });
    // The form hears of it a task after the list has closed.
    await nextTask(page);
  };
  const opened = (name: string) => expect(page.getByRole('heading', { level: 1, name: `Edit ${name}` })).toBeVisible();
  const create = async (kind: string, name: string) => {
    await enter(button(`+ New ${kind}`));
    await answer('Name', name);
    await opened(name);
  };
  const act = async (action: string) => {
    await enter(page.getByText('Item', { exact: true }));
    await enter(button(action));
  };
  const save = async () => {
    await enter(button('Review and Save'), 'Shift+Tab');
    await enter(button('Save to the catalogue'));
    await expect(note(page)).toContainText('Saved.');
    await expect(note(page)).toBeFocused();
  };
  return { button, enter, type, answer, pick, opened, create, act, save };
}

test(
  'a place with a photo and a plot with a role are made and saved by keyboard alone',
  nightly,
  async ({ page, site }) => {
    const { button, enter, type, pick, create, save } = keysOf(page);
    await openAs(page, ADMIN, '/admin');
    await create('Location', 'Key Harbour');
    await enter(button('New image: Picture'));
    const dialog = page.getByRole('dialog', { name: /^New image: / });
    // It opens a task after it is there: until then, Tab leads through the form.
    await expect(dialog).toBeVisible();
    await tabTo(page, page.getByLabel('Choose'));
    await page.locator(':focus').setInputFiles(await photo());
    await type(dialog.getByLabel('Alt text', { exact: true }), 'Boats at night');
    await enter(dialog.getByRole('button', { name: 'Use image' }));
    await expect(dialog).toHaveCount(0);
    await expect(button('New image: Picture')).toBeFocused();
    await save();
    expect(site.read('locations/key-harbour.json')).toMatchObject({ coverImage: 'key-harbour-cover.webp' });

    await enter(page.getByRole('link', { name: 'Admin Tools' }).first(), 'Shift+Tab');
    await create('Plot', 'Key Tide');
    await enter(button('Add role'));
    await type(page.getByRole('combobox', { name: 'Who plays it' }), 'Mara Quill');
    await pick(page.getByRole('option', { name: 'Mara Quill' }).first());
    await save();
    expect(site.read('plots/key-tide.json')).toMatchObject({ sections: { mainRoles: [{ characterId: 'mara' }] } });
  },
);

test(
  'an entry is written, a life duplicated, a person renamed and many tagged by keyboard alone',
  nightly,
  async ({ page, site }) => {
    // Hundreds of keys, one after the other.
    test.slow();
    const { button, enter, type, answer, pick, opened, act, save } = keysOf(page);
    await openAs(page, ADMIN, '/editor/edit-changelog');
    await enter(button('Add release'));
    const release = page
      .getByRole('listitem')
      .filter({ has: page.getByLabel('Title') })
      .first();
    await type(release.getByLabel('Title'), 'Release by keys');
    await save();
    expect(JSON.stringify(site.read('changelog.json'))).toContain('Release by keys');

    await page.goto('/editor/edit-variant/mara-fantasy');
    await act('Duplicate…');
    await answer('Variant label', 'Steampunk');
    await opened('mara-steampunk');
    await type(page.getByLabel('Event'), 'The fair');
    await save();
    expect(site.read('characters/mara-steampunk.json')).toMatchObject({ variantOf: 'mara', highlight: 'The fair' });

    await page.goto('/editor/edit-character/ivo');
    await act('Rename…');
    await answer('New ID', 'ivo-keys');
    await enter(button('Save to the catalogue'));
    await expect(page).toHaveURL('/editor/edit-character/ivo-keys');

    await page.goto('/admin/bulk?list=characters&q=mara');
    await type(page.getByRole('combobox', { name: 'Tag', exact: true }).last(), 'Mood: Grim');
    await pick(page.getByRole('option', { name: /Create “Grim” in Mood/ }));
    await enter(button('Preview changes'));
    await enter(button('Save to the catalogue'));
    await expect(status(page)).toHaveText('Saved.');
    expect(JSON.stringify(site.read('characters/mara-modern.json'))).toContain('Grim');
    await enter(button('Undo'));
    await expect(status(page)).toHaveText('Undone: the catalogue is as it was before.');
  },
);
