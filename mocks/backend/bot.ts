/** A made-up token for the demo bot, only used to sign demo init data. */
export const demoBotToken = '1234567890:THIS-IS-A-MADE-UP-DEMO-BOT-TOKEN-00';
