import { createContext, useContext } from 'react';

/** The HTTP answer that a page is rendered into; in a browser nobody reads it. */
export interface PageResponse {
  status: number;
}

const ResponseContext = createContext<PageResponse>({ status: 200 });

export const ResponseProvider = ResponseContext.Provider;

export const useResponse = () => useContext(ResponseContext);
