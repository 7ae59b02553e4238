let asked: Promise<boolean> | undefined;

async function ask(): Promise<boolean> {
  try {
    const { storage } = navigator;
    return !((await storage.persisted()) || (await storage.persist()));
  } catch {
    // It knows no such promise.
    return true;
  }
}

/**
 * Asks the browser, once, to keep what this site stores until it is told otherwise; some ask the person. True where it does not
 * promise that.
 */
export const mayForgetDrafts = (): Promise<boolean> => (asked ??= ask());
