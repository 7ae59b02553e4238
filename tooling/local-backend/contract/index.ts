export { findOfficialEmulator, officialDatabase } from './official-database';
export { get } from './requests';
