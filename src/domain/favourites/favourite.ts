/** A product that a person keeps: the server's id of the keeping, and which product it is. */
export type Favourite = { id: string; productId: string };
