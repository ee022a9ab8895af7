/** The largest response that the shop reads, after decompression: ten times the largest catalogue. */
export const maxResponseBytes = 32 * 1024 * 1024;
