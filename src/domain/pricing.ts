/** An amount in hundredths of the currency unit: 25 000 som are 2 500 000. Always an integer. */
export type Money = number;
