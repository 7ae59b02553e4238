/** Whether a word begins with what was typed, give or take one letter that is missing, too many, wrong, or exchanged with the next. */
export function beginsAlmostAs(word: string, typed: string): boolean {
  let same = 0;
  while (same < typed.length && word[same] === typed[same]) same += 1;
  const [isWord, isTyped] = [word.slice(same), typed.slice(same)];
  if (isTyped === '') return true;
  const isMissing = isWord.slice(1).startsWith(isTyped);
  const isTooMany = isWord.startsWith(isTyped.slice(1));
  const isWrong = isWord !== '' && isWord.slice(1).startsWith(isTyped.slice(1));
  const isExchanged =
    isTyped.length > 1 &&
    isTyped[0] === isWord[1] &&
    isTyped[1] === isWord[0] &&
    isWord.slice(2).startsWith(isTyped.slice(2));
  return isMissing || isTooMany || isWrong || isExchanged;
}
