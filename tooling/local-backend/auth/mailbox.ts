/** A mail that a hosted project would send; here it is kept for the mail page. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The link, which leads to this server. */
  link: string;
  /** Milliseconds since 1970. */
  sent: number;
}

const MAX_MAILS = 100;

/** The mails of this server's life, the newest first. Their codes are not kept longer, either. */
export class Mailbox {
  private readonly kept: Mail[] = [];

  get mails(): readonly Mail[] {
    return this.kept;
  }

  send(mail: Mail): void {
    this.kept.unshift(mail);
    this.kept.splice(MAX_MAILS);
  }
}
