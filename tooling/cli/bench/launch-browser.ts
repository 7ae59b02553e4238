import { type Browser, chromium } from '@playwright/test';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { chromiumLaunch } from '../browser/chromium-launch';

/** The system's Chromium where there is one, else Playwright's own. Rejects with one clear sentence. */
export async function launchBrowser(): Promise<Browser> {
  try {
    return await chromium.launch(chromiumLaunch({ whole: true }));
  } catch (error) {
    const [reason = ''] = messageOf(error).split('\n');
    throw new Error(`Chromium cannot be started (npx playwright install chromium gets one): ${reason}`, {
      cause: error,
    });
  }
}
