/** Why a card cannot be read, as a sentence, and what can be done about it. */
export class CardProblem extends Error {
  constructor(
    message: string,
    readonly remedy: string,
  ) {
    super(message);
  }
}
