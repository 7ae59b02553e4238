import { useQuery } from '@tanstack/react-query';
import { cardRefusal } from '@otherfolk/shared/formats/card/card-refusal';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { standingOf } from './as-shown';
import { DownloadPanel } from './download-panel';
import { asShownNow } from './item-files-query';
import type { Taking } from './taken-life-of';

const CARDS = [
  ['card-png', 'Picture with card'],
  ['card-json', 'JSON'],
] as const;

/** A life as a character card, where its owner allows it; else the reason. */
export function CardPanel({ taking }: { taking: Taking }) {
  const { core = {}, json } = taking.files;
  const site = useQuery(siteQuery).data ?? {};
  const { rating, age } = standingOf(core, json, asShownNow());
  const person = { characterCard: core['characterCard'] === true };
  const refusal = cardRefusal({ site, person, rating, age });
  return refusal === undefined ? <DownloadPanel taking={taking} formats={CARDS} /> : <p role="note">{refusal}</p>;
}
