let last: readonly Node[] = [];

/** Keeps the stories and banners of the last visit's picture, for as long as there are none anew. */
export function keepPromotions(picture: Element): void {
  last = [...(picture.querySelector('[data-promotions]')?.childNodes ?? [])];
}

export const lastPromotions = (): readonly Node[] => last;
