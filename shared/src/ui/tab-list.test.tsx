import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabList, tabPanel } from './tab-list';

const NAMES = ['One', 'Two', 'Three'];

function Tabs() {
  const [current, setCurrent] = useState(0);
  return (
    <>
      <TabList id="t" label="Numbers" names={NAMES} current={current} onChoose={setCurrent} />
      {NAMES.map((name, index) => (
        <div key={name} {...tabPanel('t', index, current)}>
          Panel {name}
        </div>
      ))}
    </>
  );
}

test.each([
  ['{ArrowRight}', 'Two'],
  ['{ArrowRight}{ArrowRight}', 'Three'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'One'],
  ['{ArrowLeft}', 'Three'],
  ['{End}', 'Three'],
  ['{End}{Home}', 'One'],
  ['{ArrowDown}', 'One'],
  ['{Alt>}{ArrowRight}{/Alt}', 'One'],
])('%s leads to the tab %s, which is the only one that Tab reaches, and opens its panel', async (keys, name) => {
  render(<Tabs />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  const tab = screen.getByRole('tab', { name });
  expect(tab).toHaveFocus();
  const panel = screen.getByRole('tabpanel', { name });
  expect(panel).toHaveTextContent(`Panel ${name}`);
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab]);
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab]);
  expect(tab).toHaveAttribute('aria-controls', panel.id);
  await userEvent.tab();
  expect(panel).toHaveFocus();
});
