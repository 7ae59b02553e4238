const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** Equal for texts of the same number; undefined for what is none, such as infinity. */
function normalForm(text: string): string | undefined {
  const [matched, sign, whole = '', fraction = '', exponent = '0'] = NUMBER.exec(text) ?? [];
  if (matched === undefined) return undefined;
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  const power = Number(exponent) - fraction.length + digits.length - significant.length;
  return significant === '' ? '0' : `${sign}${significant}e${power}`;
}

/** Whether JavaScript reads from this text the number that stands there. */
export const isExactNumber = (text: string): boolean => normalForm(text) === normalForm(String(Number(text)));
