/** @jest-environment node */
import { workspaceToDevelop } from './workspace-to-develop';

test.each(['shell', 'plots'])('%s can be developed', (name) => {
  expect(workspaceToDevelop([name])).toBe(name);
});

test.each([[[]], [['heroes']], [['plots', 'characters']]])(
  '%j names no workspace, and the sentence names all',
  (names) => {
    expect(() => workspaceToDevelop(names)).toThrow(
      /is no workspace to develop; name one of shell, characters, plots, locations and admin\.$/,
    );
  },
);
