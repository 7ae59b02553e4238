/** What somebody types over the shipped catalogue, and where it should lead. */
interface SearchQuestion {
  question: string;
  /** The address that should be among the first. */
  to: string;
}

const asTyped: Readonly<Record<string, string>> = {
  maren: '/characters/maren',
  'maren holloway': '/characters/maren',
  'ms holloway': '/characters/maren',
  'maren fantasy': '/characters/maren/maren-fantasy',
  'maren cyberpunk': '/characters/maren/maren-cyberpunk',
  'ferrymans daughter': '/characters/maren/maren-horror',
  halcyon: '/characters/tobias/tobias-superhero',
  toby: '/characters/tobias',
  'inspector thorne': '/characters/silas',
  'silas mystery': '/characters/silas/silas-mystery',
  'madame fenn': '/characters/isaura',
  'maestra fenn': '/characters/isaura/isaura-historical',
  'keeper stroud': '/characters/emeka/emeka-horror',
  chukwuemeka: '/characters/emeka',
  'widow graves': '/characters/ottoline/ottoline-horror',
  otto: '/characters/ottoline',
  'relay nine': '/characters/delphine/delphine-scifi',
  'the patient': '/characters/caspian/caspian-psych',
  'long watch': '/characters/caspian/caspian-fantasy',
  'night orderly': '/characters/ren/ren-psych',
  'still room': '/characters/ren/ren-fantasy',
  'rigger wren': '/characters/pip/pip-steampunk',
  doorkeeper: '/characters/sable',
  sparrow: '/characters/kit',
  june: '/characters/juno',
  winds: '/characters/aurelio/aurelio-psych',
  'aurelio steam': '/characters/aurelio/aurelio-steampunk',
  'signals officer': '/characters/idris/idris-scifi',
  linguist: '/characters/hana/hana-scifi',
  'forgers wedding': '/plots/forgers-wedding/forgers-wedding-mystery',
  'last train': '/plots/last-train/last-train-mystery',
  'lantern treaty': '/plots/lantern-treaty/lantern-treaty-fantasy',
  nowhere: '/plots/signal/signal-scifi',
  'house between': '/locations/house-between',
  pell: '/locations/pell-harbour',
  'st orisons': '/locations/st-orisons',
  weatherworks: '/locations/cinder-hill',
  'post-apocalyptic': '/tags/Genre/Post-Apocalyptic',
  salonniere: '/tags/Role/Salonni%C3%A8re',
  'strange weather': '/changelog#release-2-strange-weather-2026-10-30',
};

const withTypo: Readonly<Record<string, string>> = {
  marne: '/characters/maren',
  'maren holoway': '/characters/maren',
  hallcyon: '/characters/tobias/tobias-superhero',
  'inspecter thorne': '/characters/silas',
  'ottoline grvaes': '/characters/ottoline',
  delphien: '/characters/delphine',
  'emeka giantfriend': '/characters/emeka/emeka-fantasy',
  ferrymens: '/characters/maren/maren-horror',
  'nihgt orderly': '/characters/ren/ren-psych',
  linguits: '/characters/hana/hana-scifi',
  dorkeeper: '/characters/sable',
  'lantren treaty': '/plots/lantern-treaty/lantern-treaty-fantasy',
  'small huors': '/plots/small-hours/small-hours-slice',
  'corridr nine': '/plots/corridor-nine/corridor-nine-psych',
  glaswater: '/locations/glasswater-academy',
  valdemoro: '/locations/valdemora',
  'threepeny row': '/locations/threepenny-row',
  fernmrach: '/locations/fernmarch',
  cyberpnuk: '/tags/Genre/Cyberpunk',
  stempunk: '/tags/Genre/Steampunk',
};

const questions = (answers: Readonly<Record<string, string>>): SearchQuestion[] =>
  Object.entries(answers).map(([question, to]) => ({ question, to }));

export const QUESTIONS = { asTyped: questions(asTyped), withTypo: questions(withTypo) };
