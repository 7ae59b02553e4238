/** The texts of lives side by side, of one character or of several. */
export const compareTexts = {
  rows: 'Rows',
  lives: 'Lives',
  all: (legend: string) => `All ${legend.toLowerCase()}`,
  differs: ', differs',
  readOn: (life: string) => `Read on in ${life}`,
  anybody: {
    heading: 'Compare',
    title: (site: string) => `Compare | ${site}`,
    description: (site: string) => `Two, three or four lives of the characters of ${site}, side by side.`,
    table: 'Lives side by side',
    chooseRows: 'Choose rows',
    remove: 'Remove',
    removeLife: (name: string, label: string) => `Remove ${name}, ${label}`,
    differences: 'Differences from the first life are marked with ≠, and changed words are underlined.',
  },
  alone: {
    notEnough: 'One life is not enough to compare. Press ‘Compare’ on another, in the ',
    list: 'list of characters',
    orSee: ' or on its page, or see ',
    allLives: 'all lives of this person',
    end: '.',
  },
  howItWorks: {
    lead: 'Read two, three or four lives side by side, of one person or of several: their names, ages, bodies, tags and texts, and where they differ.',
    press: 'Press ‘Compare’ on a card of the ',
    list: 'list of characters',
    orOnPage: ', or on the page of a life.',
    choose: 'Choose up to four. They appear at the bottom of the page.',
    open: 'Press ‘Side by side’ there. You can bookmark or share the page you land on.',
    onePerson:
      'All lives of one person stand side by side already: ‘Side by side’ on the page of each of them leads there.',
  },
  problems: {
    tooMany: 'You can compare up to four lives: here are the first four.',
    doubled: 'A life that was listed twice is shown once.',
    unknown: (named: string, others: number) =>
      `There is no life ${named}${others > 0 ? `, nor ${others} others` : ''}.`,
  },
  character: {
    heading: (name: string) => `Lives of ${name}`,
    title: (name: string, site: string) => `Lives of ${name} | ${site}`,
    description: (count: number, name: string) => `The ${count} lives of ${name}, side by side.`,
    alone: (name: string) => `${name} has only one life here, so there is nothing to compare.`,
    count: (count: number) => `${count} lives, side by side.`,
    lead: 'What differs comes first, marked with ≠, with the words of each life underlined; what is the same in all of them stands at the end, in gray.',
    back: (name: string) => `Back to ${name}`,
    unread: (labels: readonly string[]) => `These lives cannot be shown right now: ${labels.join(', ')}.`,
    choose: 'Choose lives and rows',
  },
} as const;
