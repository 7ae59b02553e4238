import { useState } from 'react';
import type { ReleaseSource } from '@otherfolk/shared/contract/releases';
import { texts } from '../texts';
import { type Command, commandsOf, workflowUrl } from './commands-of';
import styles from './releases.module.css';

function CommandLine({ does, command }: Command) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(command).then(() => setCopied(true), console.warn);
  return (
    <li>
      <span>{does}</span>
      <code>{command}</code>
      <button type="button" aria-label={texts.releases.copyOf(command)} onClick={copy}>
        {isCopied ? texts.releases.copied : texts.releases.copy}
      </button>
    </li>
  );
}

/** The commands for a part, to be copied, and where the workflow is started. */
export function Commands({ part, source }: { part: string; source: ReleaseSource | undefined }) {
  const workflow = workflowUrl(source);
  return (
    <details className={styles.details}>
      <summary>{texts.releases.commands}</summary>
      <ul className={styles.commands}>
        {commandsOf(part).map((command) => (
          <CommandLine key={command.command} {...command} />
        ))}
        {workflow && (
          <li>
            <span>{texts.releases.inWorkflow}</span>
            <span>
              <a href={workflow}>{texts.releases.workflow}</a> <span>{texts.releases.workflowInputs(part)}</span>
            </span>
          </li>
        )}
      </ul>
      <p>{texts.releases.whereSite}</p>
    </details>
  );
}
