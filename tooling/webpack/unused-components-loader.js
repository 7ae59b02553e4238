// Loaded by webpack itself, so it is plain JavaScript.

const COMPONENT = /(?<== )React\d*\.(?:createContext|forwardRef|memo)\(/g;
const HOOK_BY_NAME = /(?<== )React\d*\[\w+\]/g;
const NAME_FOR_DEVELOPERS = /^\w+\.displayName = .*;$/gm;

/**
 * Lets the minifier drop what nobody uses of a library's components, contexts and hooks: it says that making or looking for them does
 * nothing else, and leaves out the names by which developer tools would know them.
 */
export default (code) =>
  code
    .replace(COMPONENT, '/*#__PURE__*/ $&')
    .replace(HOOK_BY_NAME, '/*#__PURE__*/ (() => $&)()')
    .replace(NAME_FOR_DEVELOPERS, '');
