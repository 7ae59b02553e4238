import type { PasswordOwner } from '@otherfolk/shared/domain/password-rules';
import { Refused } from './error-texts';

const importRules = () => import(/* webpackChunkName: "passwords" */ '@otherfolk/shared/domain/password-rules');

/** Fetches the list of common passwords before it is needed. */
export const prepareToChoose = (): void => void importRules().catch(() => undefined);

/** Rejects with a Refused error where nobody should have this password, whatever the service would say. */
export async function choosePassword(password: string, owner: PasswordOwner): Promise<void> {
  const { passwordProblem } = await importRules();
  const problem = passwordProblem(password, owner);
  if (problem) throw new Refused(problem);
}
