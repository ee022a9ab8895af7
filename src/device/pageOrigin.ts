/** The origin that the page stands for: its own, or in the simulator that of the shop which is passed on. */
export const pageOrigin = (): URL => new URL(window.proxiedOrigin ?? location.origin);
