import { Outlet } from 'react-router-dom';
import type { FrameContext } from '../contract/member-admin';

/** A frame that lends nothing: widgets are empty, and nobody administers members. */
const context: FrameContext = {
  Widget: () => null,
  memberAdmin: () => Promise.reject(new Error('There are no members in this test.')),
};

export const TestFrame = () => <Outlet context={context} />;
