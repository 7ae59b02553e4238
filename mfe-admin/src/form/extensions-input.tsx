import { useController } from 'react-hook-form';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import { type ExtensionSetting, type ExtensionSettings, settingOf } from '../fields/extensions-codec';
import { type SettableExtension, settableExtensions } from '../fields/settable-extensions';
import { texts } from '../texts';
import styles from './extensions-input.module.css';

interface ExtensionRowProps {
  extension: SettableExtension;
  setting: ExtensionSetting;
  onChange: (setting: ExtensionSetting) => void;
}

function ExtensionRow({ extension: { key, title, remote, point }, setting, onChange }: ExtensionRowProps) {
  return (
    <fieldset className={styles.extension} data-extension={key}>
      <legend>
        <label>
          <input
            type="checkbox"
            checked={!setting.off}
            onChange={({ target }) => onChange({ ...setting, off: !target.checked })}
          />
          <span>{title}</span>
        </label>
      </legend>
      <p>{texts.form.extensionPlace(texts.form.extensionPoints[point], remote)}</p>
      <label>
        <span>{texts.form.ownTitle}</span>
        <input
          value={setting.title}
          maxLength={60}
          placeholder={title}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...setting, title: target.value })}
        />
      </label>
      <label>
        <span>{texts.form.extensionOrder}</span>
        <input
          value={setting.order}
          inputMode="numeric"
          placeholder="100"
          autoComplete="off"
          onChange={({ target }) => onChange({ ...setting, order: target.value })}
        />
      </label>
    </fieldset>
  );
}

/** The links and parts that remotes bring, to be turned off, named and put in order. Settings of others stay as they are. */
export function ExtensionsInput({ name }: { name: string }) {
  const { field } = useController({ name });
  const { declarations = [] } = useShellContext();
  const settings = (field.value ?? {}) as ExtensionSettings;
  return (
    <>
      <p className={styles.hint}>{texts.form.extensionsHint}</p>
      {settableExtensions(declarations).map((extension) => (
        <ExtensionRow
          key={extension.key}
          extension={extension}
          setting={settingOf(settings, extension.key)}
          onChange={(setting) => field.onChange({ ...settings, [extension.key]: setting })}
        />
      ))}
    </>
  );
}
