import { waitFor } from '@testing-library/react';

/** Waits for the filters of a list, which are drawn after its heading. */
export const filtersDrawn = () => waitFor(() => expect(document.querySelector('aside details')).toBeInTheDocument());
