import type { Mapping } from '@otherfolk/shared/formats/source/format';
import { problemSentence } from '@otherfolk/shared/formats/source/problem-sentence';
import type { SourceProblem } from '@otherfolk/shared/formats/source/source-item';
import { texts } from '../texts';
import { useShownPart } from '../ui/use-shown-part';
import styles from './import.module.css';
import { MappingEditor } from './mapping-editor';
import { mappingKey, type Mappings, type ReadSource } from './use-import';

function Problems({ problems }: { problems: readonly SourceProblem[] }) {
  const { shown, more } = useShownPart(problems);
  return (
    <details className={styles.problems}>
      <summary>{texts.import.problems(problems.length)}</summary>
      <ul>
        {shown.map(({ file, line, message, remedy }, at) => (
          <li key={at}>
            {file !== '' && <strong>{texts.import.atLine(file, line)}</strong>}
            <span>{problemSentence({ message, remedy })}</span>
          </li>
        ))}
      </ul>
      {more}
    </details>
  );
}

interface FoundSourcesProps {
  sources: readonly ReadSource[];
  problems: readonly SourceProblem[];
  mappings: Mappings;
  onMap: (key: string, mapping: Mapping) => void;
}

/** What was recognised, and what could not be read. */
export function FoundSources({ sources, problems, mappings, onMap }: FoundSourcesProps) {
  const { shown, more } = useShownPart(sources);
  return (
    <section aria-labelledby="import-found">
      <h2 id="import-found">{texts.import.found}</h2>
      {sources.length === 0 && <p>{texts.import.nothing}</p>}
      <ul className={styles.found}>
        {shown.map(({ recognized }, at) => (
          <li key={at}>
            <span>{recognized.title}</span>
            {recognized.mapping && (
              <MappingEditor
                columns={recognized.mapping.columns}
                mapping={mappings[mappingKey(recognized)] ?? recognized.mapping.guess}
                onChange={(mapping) => onMap(mappingKey(recognized), mapping)}
              />
            )}
          </li>
        ))}
      </ul>
      {more}
      {problems.length > 0 && <Problems problems={problems} />}
    </section>
  );
}
