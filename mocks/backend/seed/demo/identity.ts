/** The restaurant's id on the wire; its key is `demo`. */
export const demoId = '7001';
