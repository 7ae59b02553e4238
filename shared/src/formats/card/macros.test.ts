/** @jest-environment node */
import { withoutMacros } from './macros';

test.each([
  ['{{char}} sees {{user}}.', 'Elena sees you.'],
  ['{{Char}}, {char}, <BOT> and <char>', 'Elena, Elena, Elena and Elena'],
  ["{{ user }}'s hat is on <USER>’s head.", 'Your hat is on your head.'],
  ['{{user}} is late, and {{user}} knows it.', 'You are late, and you know it.'],
  ['If {{user}} watches, {{user}} has won.', 'If you watch, you have won.'],
  ['She tells {{user}} stories.', 'She tells you stories.'],
  ['When {{user}} always wins', 'When you always wins'],
  ['{{user}}: Hello.\n{{char}}: *nods to {user}*', 'You: Hello.\nElena: *nods to you*'],
  ['"{{user}} tries," says {{char}}.', '"You try," says Elena.'],
  ["{{user}} isn't here. {{user}} doesn't care.", "You aren't here. You don't care."],
  ['The char and the user of <b>it</b>', 'The char and the user of <b>it</b>'],
  ['{{char}} pays {{user}} $& and $1', 'Elena pays you $& and $1'],
])('%j reads %j', (text, expected) => {
  expect(withoutMacros(text, 'Elena')).toBe(expected);
});

test('a name with signs of a pattern stays as it is', () => {
  expect(withoutMacros('{{char}}!', "$& O'Dell")).toBe("$& O'Dell!");
});
