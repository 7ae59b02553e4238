import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createQueryClient } from '../queries/create-query-client';
import { fixtureReader } from '../testing/fixture-reader';
import { testShell } from '../testing/test-shell';
import { Tint } from './tint';

/** jsdom has no such sheets. */
class FakeSheet {
  rules: string[] = [];

  insertRule(rule: string, at: number): void {
    this.rules.splice(at, 0, rule);
  }

  deleteRule(at: number): void {
    this.rules.splice(at, 1);
  }
}

const sheets: FakeSheet[] = [];
Object.assign(window, { CSSStyleSheet: FakeSheet });
Object.assign(document, { adoptedStyleSheets: sheets });

const colours = () => sheets.flatMap(({ rules }) => rules.map((rule) => /data-tint="(\w+)-/.exec(rule)?.[1])).sort();

const collected = new Set<string | undefined>();
const client = createQueryClient(
  testShell({ read: fixtureReader(), origin: '', renderedOn: '2026-11-20', tints: collected }),
);

const tinted = (...themes: string[]) => (
  <QueryClientProvider client={client}>
    {themes.map((themeColor, index) => (
      <Tint key={index} themeColor={themeColor}>
        {themeColor}
      </Tint>
    ))}
  </QueryClientProvider>
);

test('the page has one rule for each tint that is on it, and none for what is gone', () => {
  const { rerender, unmount } = render(tinted('#111111', '#222222', '#111111'));
  expect(colours()).toEqual(['111111', '222222']);
  rerender(tinted('#111111', '#333333'));
  expect(colours()).toEqual(['111111', '333333']);
  rerender(tinted('#333333', '#333333'));
  expect(colours()).toEqual(['333333']);
  unmount();
  expect(colours()).toEqual([]);
  expect(sheets).toHaveLength(1);
});

test('an item without colours has no rule', () => {
  render(tinted('none'));
  expect(colours()).toEqual([]);
});

test('the shell learns of each pair of colours that is drawn', () => {
  collected.clear();
  render(tinted('#111111', '#222222', '#111111', 'none'));
  expect([...collected].filter(Boolean)).toEqual(['111111-111111', '222222-222222']);
});
