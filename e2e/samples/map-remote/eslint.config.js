import { otherfolk } from '@otherfolk/remote-kit/eslint';

export default otherfolk(import.meta.dirname);
