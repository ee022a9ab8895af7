/** §2: the details in the order in which every screen asks for them and shows them. */
export const detailNames = ['office', 'domophone', 'entrance', 'floor'] as const;
