type Format = 'zip' | 'vault' | 'kanka';

const FILES: Readonly<Record<Format, string>> = {
  zip: 'catalogue.zip',
  vault: 'catalogue-vault.zip',
  kanka: 'catalogue-kanka.zip',
};

const number = (count: number): string => count.toLocaleString('en');

export const takeTexts = {
  heading: 'Take the Catalogue Along',
  introduction: 'Everything in it, also what is not released: keep these files to yourself.',
  formats: { zip: 'Zip of the catalogue', vault: 'Vault of Obsidian', kanka: 'Campaign of Kanka' },
  nothing: 'Nothing was asked for.',
  cancel: 'Cancel',
  fileOf: (format: Format) => FILES[format],
  progress: ({ done, total }: { done: number; total: number }) =>
    total === 0
      ? 'Reading the catalogue…'
      : `Packing: ${number(done)} of ${number(total)}, ${number(total - done)} left`,
  done: (format: Format) => `${FILES[format]} is in your downloads.`,
} as const;
