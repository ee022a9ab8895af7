let last: readonly Node[] = [];

/** Keeps the stories and banners of the last visit's snapshot until new ones arrive. */
export function storePromotions(picture: Element): void {
  last = [...(picture.querySelector('[data-promotions]')?.childNodes ?? [])];
}

export const storedPromotions = (): readonly Node[] => last;
