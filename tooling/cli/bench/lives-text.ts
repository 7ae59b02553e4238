/** As in '2,555 lives'. */
export const livesText = (lives: number): string =>
  `${lives.toLocaleString('en-GB')} ${lives === 1 ? 'life' : 'lives'}`;
