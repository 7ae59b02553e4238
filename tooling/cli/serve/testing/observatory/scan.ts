import { JSDOM } from 'jsdom';

/** A page as Mozilla's HTTP Observatory sees it. */
export interface Scan {
  headers: Headers;
  document: Document;
  /** The origin that the page was asked from. */
  askedFrom: string;
  /** Where a request without TLS is led, itself the first; empty where nothing answers it. */
  routeOverHttp: string[];
  /** Whether the page is there over TLS. */
  isOverHttps: boolean;
}

/** What one rule of the Observatory finds, and how it changes the score. */
export interface Finding {
  rule: string;
  result: string;
  modifier: number;
}

const FROM_ELSEWHERE = 'https://elsewhere.example';

/** The page behind an address that is reached over https, also when it is asked for over http. */
export function scanOf(html: string, headers: HeadersInit, rest: Partial<Scan> = {}): Scan {
  return {
    headers: new Headers(headers),
    document: new JSDOM(html).window.document,
    askedFrom: FROM_ELSEWHERE,
    routeOverHttp: ['http://site.example/', 'https://site.example/'],
    isOverHttps: true,
    ...rest,
  };
}

/** What stands in the page in the place of a header. */
export const metaOf = (document: Document, name: string): string[] =>
  [...document.querySelectorAll('meta[http-equiv][content]')]
    .filter((meta) => meta.getAttribute('http-equiv')?.toLowerCase() === name)
    .map((meta) => meta.getAttribute('content') ?? '');
