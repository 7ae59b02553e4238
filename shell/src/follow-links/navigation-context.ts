import { type ComponentType, createContext } from 'react';
import type { Travel } from './follow-links';

/** What leads on from the first page, by code that comes later. */
export interface Navigation {
  followLinks: (travel: Travel) => void;
  /** What stands at the end of each page. */
  PageFoot: ComponentType;
}

/** Loads it when the page has time for that; undefined where pages are not read one after the other, as when one is prerendered. */
export const NavigationContext = createContext<(() => Promise<Navigation>) | undefined>(undefined);
