import { Loading } from '../loading';

/** Stands where a detail page will have its sections, and has the page take the same width. */
export const LoadingSections = () => (
  <div data-detail>
    <Loading />
  </div>
);
