export { type Backend, openBackend } from './backend';
export type { BackendHandler } from './backend-handler';
export { accountsFolderOf } from './store/accounts-folder';
