/** The flower shop's id on the wire; its key is `bloom`. */
export const bloomId = '7002';
