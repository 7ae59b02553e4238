import { useState } from 'react';
import { targetsOf } from '@otherfolk/shared/formats/mapping/targets';
import type { Column, Mapping } from '@otherfolk/shared/formats/source/format';
import type { SourceKind } from '@otherfolk/shared/formats/source/source-item';
import { texts } from '../texts';
import { useShownPart } from '../ui/use-shown-part';
import { keepMapping, keptMappings } from './kept-mappings';
import styles from './review.module.css';

const KINDS = Object.keys(texts.import.kinds) as SourceKind[];

interface MappingEditorProps {
  columns: readonly Column[];
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

/** The mappings of earlier imports, and a name for this one. */
function KeptMappings({ mapping, onChange }: Omit<MappingEditorProps, 'columns'>) {
  const [kept, setKept] = useState(keptMappings);
  const [name, setName] = useState('');
  const names = Object.keys(kept);
  return (
    <form
      className={styles.kept}
      onSubmit={(event) => {
        event.preventDefault();
        keepMapping(name.trim(), mapping);
        setKept(keptMappings());
        setName('');
      }}
    >
      {names.length > 0 && (
        <label>
          {texts.import.useMapping}
          <select
            value=""
            onChange={({ target }) => {
              const chosen = kept[target.value];
              if (chosen) onChange(chosen);
            }}
          >
            <option value="">{texts.import.chooseMapping}</option>
            {names.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {texts.import.mappingName}
        <input value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <button type="submit" disabled={name.trim() === ''}>
        {texts.import.keepMapping}
      </button>
    </form>
  );
}

/** Where the columns of a table, or the keys of JSON, go: the guess that was made of their names and values, to be put right. */
export function MappingEditor({ columns, mapping, onChange }: MappingEditorProps) {
  const targets = targetsOf(mapping.kind);
  const { shown, more } = useShownPart(columns);
  return (
    <details className={styles.mapping}>
      <summary>{texts.import.mapping}</summary>
      <label className={styles.kind}>
        {texts.import.mappingKind}
        <select
          value={mapping.kind}
          onChange={({ target }) => onChange({ ...mapping, kind: target.value as SourceKind })}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {texts.import.kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{texts.import.column}</th>
            <th scope="col">{texts.import.samples}</th>
            <th scope="col">{texts.import.goesTo}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, samples }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <div className={styles.text}>{samples.slice(0, 3).join('\n')}</div>
              </td>
              <td>
                <select
                  aria-label={`${name}: ${texts.import.goesTo}`}
                  value={mapping.targets[name] ?? ''}
                  onChange={({ target }) =>
                    onChange({ ...mapping, targets: { ...mapping.targets, [name]: target.value } })
                  }
                >
                  <option value="">{texts.import.toSheet}</option>
                  {targets.map(({ id, label }) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
      <KeptMappings mapping={mapping} onChange={onChange} />
    </details>
  );
}
