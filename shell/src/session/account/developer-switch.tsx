import { useState } from 'react';
import { chooseDeveloper, isDeveloper } from '../../overrides/developer';

/**
 * A switch for whoever works on the site: links that run code from this computer are taken on this device. Logging out leaves it as it is.
 */
export function DeveloperSwitch() {
  const [isChosen, setChosen] = useState(isDeveloper);
  const [isRefused, setRefused] = useState(false);
  function choose(wanted: boolean) {
    try {
      chooseDeveloper(wanted);
      setChosen(wanted);
      setRefused(false);
    } catch {
      setRefused(true);
    }
  }
  return (
    <>
      <p>
        <label>
          <input type="checkbox" checked={isChosen} onChange={({ target }) => choose(target.checked)} /> Developer: take
          links that run code from this computer
        </label>
      </p>
      {isRefused && <p role="alert">This browser stores nothing for the site, so it cannot be chosen.</p>}
    </>
  );
}
