export const peopleTexts = {
  adminVouches: 'Not verified, an admin vouches',
  notVerified: 'Not verified',
  isNotVerified: (email: string) => `${email} is not verified`,
  addressNotShown:
    'Whoever signed up with this address has not shown that it is theirs. Anybody can type anybody’s address, and any name.',
  betterAsk: (name: string) =>
    `Better: ask ${name} to press ‘Send again’ in the own panel, and to follow the link in the mail.`,
  knownAnotherWay: (email: string) =>
    `Do you know by another way that this account belongs to the person you mean? It is written down that you vouch for ${email}.`,
  vouch: 'I vouch for this address',
  removeQuestion: (name: string) => `Remove ${name}?`,
  profileGoes: (email: string) =>
    `The profile goes, with its role and flags, and signing in again does not bring it back. Your name and the address ${email} are kept under ‘Removed members’, where you can let the member in again, without rights.`,
  accountStays:
    'The account to sign in with stays: only its owner can delete it, or you in the console of the Firebase project. Until then, whoever has it sees what every visitor sees.',
  removeNow: (name: string) => `Remove ${name} now? The profile cannot be restored.`,
  remove: 'Remove',
  isYou: (name: string) => `${name} (you)`,
  roleOf: (name: string) => `Role of ${name}`,
  whatEveryVisitorSees: 'What every visitor sees',
  member: 'Member',
  role: 'Role',
  maySeeAndDo: 'May see and do',
  removalAndState: 'Removal, and state',
  people: 'People',
  loading: 'Loading...',
  tryAgain: 'Try again',
  findMember: 'Find a member',
  loadMore: 'Load more members',
  removedMembers: 'Removed members',
  nobodyRemoved: 'Nobody was removed.',
  letInAgainOf: (name: string) => `Let in again: ${name}`,
  letInAgain: 'Let in again',
  viewAs: 'View as',
  visitor: 'A visitor',
  withFlag: (label: string) => `With ${label}`,
} as const;
