import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { fromRoot } from '@otherfolk/system/from-root';
import { accountsFormat } from './auth/account';
import { Auth } from './auth/auth';
import { Mailbox } from './auth/mailbox';
import { type BackendHandler, backendHandler } from './backend-handler';
import { type Editor, editorFrom } from './editor-from';
import { documentsFormat } from './firestore/documents-format';
import { Firestore } from './firestore/firestore';
import { parseRules } from './rules/parse-rules';
import { RulesSyntaxError } from './rules/rules-error';
import { seed } from './seed';
import { openAccountsFolder } from './store/accounts-folder';
import { DurableFile } from './store/durable-file';
import { tokenSecret } from './store/token-secret';
import { EMBEDDED_PROJECT } from './target/embedded-target';

const RULES_FILE = fromRoot('firestore.rules');

export interface Backend {
  /** The folder of the accounts. */
  folder: string;
  handler: BackendHandler;
  /** The editor who may change the catalogue, by the header `Authorization` of a call. Throws an HttpError for everybody else. */
  editorFrom: (authorization: string | undefined) => Editor;
  /** The documents past the rules, for what a deployment writes and reads by itself. */
  documents: Pick<Firestore, 'put' | 'read'>;
  /** Waits for what is being written, and gives the folder back. */
  close: () => Promise<void>;
}

async function readRules(file: string) {
  try {
    return parseRules(await readFile(file, 'utf8'));
  } catch (error) {
    const where = error instanceof RulesSyntaxError ? `, ${error.message}` : ` cannot be read: ${messageOf(error)}`;
    throw new Error(`${path.relative(fromRoot(), file)}${where}.`, { cause: error });
  }
}

interface BackendOptions {
  /** Names the folder of the accounts. */
  environment: NodeJS.ProcessEnv;
  /** The port of the server that the backend is part of. */
  port: number;
  rulesFile?: string;
}

/** Opens accounts, documents and rules, and makes the demo accounts that are missing. Rejects with one clear sentence. */
export async function openBackend({ environment, port, rulesFile = RULES_FILE }: BackendOptions): Promise<Backend> {
  const rules = await readRules(rulesFile);
  const { folder, release } = await openAccountsFolder({ environment, port });
  try {
    const [accounts, documents, secret] = await Promise.all([
      DurableFile.open(path.join(folder, 'accounts.json'), accountsFormat),
      DurableFile.open(path.join(folder, 'documents.json'), documentsFormat),
      tokenSecret(path.join(folder, 'token-secret')),
    ]);
    await seed(accounts, documents);
    const projectId = EMBEDDED_PROJECT;
    const mailbox = new Mailbox();
    const auth = new Auth({ accounts, projectId, secret, mailbox });
    const firestore = new Firestore({ documents, rules, projectId });
    return {
      folder,
      handler: backendHandler({ auth, firestore, mailbox }),
      editorFrom: (authorization) => editorFrom(authorization, { auth, firestore }),
      documents: firestore,
      close: async () => {
        await Promise.all([accounts.settled(), documents.settled()]);
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
