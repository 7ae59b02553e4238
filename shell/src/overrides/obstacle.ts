/** The facts that decide whether code from somebody's own computer may run in a tab. */
export interface Surroundings {
  /** Whether the page stands in a frame of another one. */
  isFramed: boolean;
  /** Whether a member is signed in on this device, by what is stored here. */
  isMember: boolean;
  /** Whether 'Developer' is chosen on this device. */
  isDeveloper: boolean;
  hostname: string;
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Why nothing of it runs, in words for the person before the page; undefined where nothing stands in the way. */
export function obstacleTo({ isFramed, isMember, isDeveloper, hostname }: Surroundings): string | undefined {
  if (isFramed) return 'Code from your computer does not run on a page inside another one.';
  if (!isDeveloper && !LOOPBACK.test(hostname))
    return "This link is for developers of the site. If you are one, choose 'Developer' in your own panel first.";
  if (isMember) return 'Code from your computer does not run while a member is signed in: log out first.';
  return undefined;
}
