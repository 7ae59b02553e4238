/** The id of the card that is shown; there is one at most. */
export const LINK_CARD_ID = 'link-card';
