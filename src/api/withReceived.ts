import * as v from 'valibot';

/** A record in both ways: read, and as it came, to go back with what is changed. */
export const withReceived = <T>(record: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.unknown(),
    v.transform((received) => ({ wire: received, received })),
    v.object({ wire: record, received: v.looseObject({}) }),
  );
