import { useEffect, useState } from 'react';
import type { VirtualRows } from './virtual-rows';

type Rows = typeof VirtualRows;

let loaded: Rows | undefined;

/** The code that long lists need and no other page does. Undefined until it has arrived; a list must do without it where it does not. */
export function useVirtualRows(isWanted: boolean): Rows | 'failed' | undefined {
  const [rows, setRows] = useState<Rows | 'failed' | undefined>(() => loaded);
  useEffect(() => {
    if (!isWanted || loaded) return;
    import(/* webpackChunkName: "virtual-rows" */ './virtual-rows').then(
      (module) => {
        loaded = module.VirtualRows;
        setRows(() => module.VirtualRows);
      },
      (error: unknown) => {
        console.warn('A long list is drawn as a whole', error);
        setRows('failed');
      },
    );
  }, [isWanted]);
  return rows;
}
