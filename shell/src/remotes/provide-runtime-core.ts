export { default } from '@module-federation/inject-external-runtime-core-plugin';
