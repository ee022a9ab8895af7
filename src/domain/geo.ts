/** A place on earth in degrees (WGS 84). */
export type Place = { latitude: number; longitude: number };

/** A delivery region; `polygon` is one outer ring and any holes, each of [longitude, latitude] pairs. */
export type Region = { id: string; polygon: readonly (readonly (readonly [number, number])[])[] };
