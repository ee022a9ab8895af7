/** A favourite: its own server id and the product's id. */
export type Favourite = { id: string; productId: string };
