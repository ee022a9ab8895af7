/** The token of the demo bot: made up, good for signing demo init data and for nothing else. */
export const demoBotToken = '1234567890:THIS-IS-A-MADE-UP-DEMO-BOT-TOKEN-00';
