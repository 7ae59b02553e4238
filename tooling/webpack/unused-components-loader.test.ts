/** @jest-environment node */
import markUnused from './unused-components-loader';

test.each([
  ['var Link = React10.forwardRef(', 'var Link = /*#__PURE__*/ React10.forwardRef('],
  ['var RouteContext = React.createContext({', 'var RouteContext = /*#__PURE__*/ React.createContext({'],
  ['var Routes = React3.memo(Routes2);', 'var Routes = /*#__PURE__*/ React3.memo(Routes2);'],
  ['var useA = React3[USE_A];', 'var useA = /*#__PURE__*/ (() => React3[USE_A])();'],
  ['Link.displayName = "Link";', ''],
  // What runs later is left alone, and so is all else.
  ['  Form2.displayName = "fetcher.Form";', '  Form2.displayName = "fetcher.Form";'],
  ['let value = React2.useContext(RouteContext);', 'let value = React2.useContext(RouteContext);'],
])('%s', (code, expected) => {
  expect(markUnused(code)).toBe(expected);
});
