import PhotoSwipe from 'photoswipe';

/** PhotoSwipe that loses no order given while it opens: the library ignores some then, and is confused by others. */
export class PatientPhotoSwipe extends PhotoSwipe {
  private whenOpen(order: () => void): void {
    if (this.opener.isOpening) this.on('openingAnimationEnd', order);
    else order();
  }

  override goTo(index: number): void {
    this.whenOpen(() => super.goTo(index));
  }

  override next(): void {
    this.whenOpen(() => super.next());
  }

  override prev(): void {
    this.whenOpen(() => super.prev());
  }

  override close(): void {
    this.whenOpen(() => super.close());
  }
}
